// Compiles every schema of a description with Ajv, strictly, and validates its examples and defaults: node schemas.cjs FILE
const { readFileSync } = require("node:fs");
const { createRequire } = require("node:module");

// Modules are in the folder that this runs in, not beside this file.
const installed = createRequire(`${process.cwd()}/`);
const Ajv = installed("ajv/dist/2020").default;

const api = JSON.parse(readFileSync(process.argv[2], "utf8"));
const base = "openapi.json";
const ajv = new Ajv({ strict: true, strictRequired: false, allowUnionTypes: true, allErrors: true });
installed("ajv-formats").default(ajv);
ajv.addVocabulary(["x-enum-varnames", "x-inkstone-protected"]);

/** A schema whose references lead into the schemas of the description. */
function bound(schema) {
    return JSON.parse(JSON.stringify(schema), (key, value) =>
        key === "$ref" ? value.replace("#/components/schemas/", `${base}#/$defs/`) : value);
}

const faults = [];
let schemas = 0;
let examples = 0;

/** Compiles the schema at a place; returns its validator, or nothing if it isn't valid. */
function compile(schema, place) {
    ++schemas;
    try {
        return ajv.compile(bound(schema));
    } catch (error) {
        faults.push(`${place}: ${error.message}`);
        return null;
    }
}

function check(validate, value, place) {
    ++examples;
    if (validate && !validate(value)) faults.push(`${place}: ${ajv.errorsText(validate.errors, { dataVar: "value" })}`);
}

/** The examples that belong to a media type, a parameter or a header. */
function examplesOf(holder) {
    const named = Object.entries(holder.examples ?? {}).map(([name, each]) => [`examples/${name}`, each.value]);
    return "example" in holder ? [["example", holder.example], ...named] : named;
}

/** Visits everything that has a `schema`: media types, parameters and headers. */
function visit(value, place) {
    if (value === null || typeof value !== "object") return;
    if (!Array.isArray(value) && value.schema) {
        const validate = compile(value.schema, `${place}/schema`);
        for (const [name, example] of examplesOf(value)) check(validate, example, `${place}/${name}`);
        visitSchema(value.schema, `${place}/schema`);
        return;
    }
    for (const [key, each] of Object.entries(value)) visit(each, `${place}/${key}`);
}

/** The examples and defaults inside a schema. */
function visitSchema(schema, place) {
    if (schema === null || typeof schema !== "object") return;
    if (!Array.isArray(schema) && !place.endsWith("/properties")) {
        const given = [...(Array.isArray(schema.examples) ? schema.examples : []), ...("default" in schema ? [schema.default] : [])];
        if (given.length > 0) {
            const validate = compile(schema, place);
            for (const value of given) check(validate, value, place);
        }
    }
    for (const [key, each] of Object.entries(schema)) visitSchema(each, `${place}/${key}`);
}

ajv.addSchema({ $id: base, $defs: bound(api.components.schemas) });
for (const [name, schema] of Object.entries(api.components.schemas)) {
    compile({ $ref: `#/components/schemas/${name}` }, `#/components/schemas/${name}`);
    visitSchema(schema, `#/components/schemas/${name}`);
}
const { schemas: named, ...others } = api.components;
visit(api.paths, "#/paths");
visit(api.webhooks, "#/webhooks");
visit(others, "#/components");
if (schemas === 0 || examples === 0) faults.push(`${schemas} schemas and ${examples} examples`);
for (const fault of faults) console.error(fault);
console.log(`${schemas} schemas, ${examples} examples and defaults`);
process.exit(faults.length > 0 ? 1 : 0);
