// Validates SBOMs against the schema of CycloneDX and reports what references nothing: node validate.cjs FILE…
const { readFileSync } = require("node:fs");
const { createRequire } = require("node:module");

// Modules are in the folder that this runs in, not beside this file.
const { Spec, Validation } = createRequire(`${process.cwd()}/`)("@cyclonedx/cyclonedx-library");
const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot5);

async function faultsOf(text) {
    const faults = await validator.validate(text);
    if (faults !== null) return faults;
    // The schema can't say this: references are unique, and what is referred to exists.
    const bom = JSON.parse(text);
    const references = [bom.metadata.component, ...bom.components].map((each) => each["bom-ref"]);
    const known = new Set(references);
    const used = bom.dependencies.flatMap((each) => [each.ref, ...(each.dependsOn ?? [])]);
    const wrong = used.filter((each) => !known.has(each));
    if (known.size < references.length) wrong.push("the same bom-ref twice");
    return wrong.length > 0 ? wrong : null;
}

async function main() {
    const paths = process.argv.slice(2);
    for (const path of paths) {
        const text = readFileSync(path, "utf8");
        const faults = await faultsOf(text);
        if (faults !== null) throw new Error(`${path}: ${JSON.stringify(faults, null, 2)}`);
        // A validator that finds nothing in a damaged SBOM proves nothing.
        for (const damage of [
            (bom) => { bom.components[0].type = "nonsense"; },
            (bom) => { bom.components[0].licenses = [{ license: { id: "no licence of SPDX" } }]; },
            (bom) => { bom.components[0].hashes = [{ alg: "SHA-256", content: "short" }]; },
            (bom) => { bom.serialNumber = "1"; },
            (bom) => { bom.unknown = true; },
            (bom) => { bom.dependencies[0].dependsOn.push("pkg:deb/debian/missing@1"); },
        ]) {
            const bom = JSON.parse(text);
            damage(bom);
            if ((await faultsOf(JSON.stringify(bom))) === null) throw new Error(`not noticed: ${damage}`);
        }
        console.log(`${path} is valid.`);
    }
}

main().catch((error) => {
    console.error(error.message);
    process.exit(1);
});
