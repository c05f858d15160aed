// A client of the Inkstone API, version @version@. Made by packaging/tools/makeclient from openapi.json: don't edit it.
//
//     using (var client = new Client("https://sign.example.com", apiKey))
//         foreach (var row in (await client.SearchAsync(text: "lease")).Documents)
//             Console.WriteLine(row.Id + " " + row.Title);
//
// Objects keep members that have no property here. Lists are copies: assign a list to change it. Times are milliseconds since
// 1970 UTC, as in DateTimeOffset.FromUnixTimeMilliseconds.
using System;
using System.Collections;
using System.Collections.Generic;
using System.Globalization;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Text;
using System.Threading.Tasks;

namespace Inkstone.Api
{
    /// <summary>An object of the API: its members by their names in JSON.</summary>
    public abstract class ApiObject
    {
        public IDictionary<string, object> Members { get; internal set; } = new Dictionary<string, object>();

        protected T Get<T>(string name)
        {
            object value;
            return Members.TryGetValue(name, out value) ? (T)Json.Convert(value, typeof(T)) : default(T);
        }

        protected void Set(string name, object value)
        {
            if (value == null) Members.Remove(name);
            else Members[name] = value;
        }
    }

    /// <summary>A file of a request.</summary>
    public sealed class Upload
    {
        public string Name { get; set; }
        public byte[] Content { get; set; }
        public string Type { get; set; } = "application/pdf";
    }

    /// <summary>An error response. Reason and Args are data for your own messages; Details lists the invalid fields.</summary>
    public sealed class ApiException : Exception
    {
        internal ApiException(int status, IDictionary<string, object> answer, TimeSpan? retryAfter)
            : base(status + ": " + (Text(answer, "message") ?? Text(answer, "code") ?? "no message"))
        {
            Status = status;
            Answer = answer;
            RetryAfter = retryAfter;
        }

        public int Status { get; }
        public IDictionary<string, object> Answer { get; }
        public TimeSpan? RetryAfter { get; }
        public string Code { get { return Text(Answer, "code"); } }
        public string Reason { get { return Text(Answer, "reason"); } }
        public string RequestId { get { return Text(Answer, "requestId"); } }

        private static string Text(IDictionary<string, object> answer, string name)
        {
            object value;
            return answer.TryGetValue(name, out value) ? value as string : null;
        }
    }

    /// <summary>Reads and writes JSON: dictionaries, lists, strings, long, double, bool and null.</summary>
    public static class Json
    {
        private const int MaxDepth = 200;

        public static string Write(object value)
        {
            var text = new StringBuilder();
            Write(text, value);
            return text.ToString();
        }

        public static object Read(string text)
        {
            var at = 0;
            var value = Value(text, ref at, 0);
            Skip(text, ref at);
            if (at != text.Length) throw Invalid(at);
            return value;
        }

        internal static object Convert(object value, Type wanted)
        {
            if (value == null || wanted.IsInstanceOfType(value)) return value;
            var type = Nullable.GetUnderlyingType(wanted) ?? wanted;
            if (typeof(ApiObject).IsAssignableFrom(type))
            {
                var made = (ApiObject)Activator.CreateInstance(type);
                made.Members = (IDictionary<string, object>)value;
                return made;
            }
            if (type.IsGenericType && value is IDictionary<string, object>)
            {
                var itemType = type.GetGenericArguments()[1];
                var map = (IDictionary)Activator.CreateInstance(typeof(Dictionary<,>).MakeGenericType(typeof(string), itemType));
                foreach (var pair in (IDictionary<string, object>)value) map[pair.Key] = Convert(pair.Value, itemType);
                return map;
            }
            if (type.IsGenericType && value is IList)
            {
                var itemType = type.GetGenericArguments()[0];
                var list = (IList)Activator.CreateInstance(typeof(List<>).MakeGenericType(itemType));
                foreach (var item in (IList)value) list.Add(Convert(item, itemType));
                return list;
            }
            return System.Convert.ChangeType(value, type, CultureInfo.InvariantCulture);
        }

        private static void Write(StringBuilder text, object value)
        {
            if (value == null) text.Append("null");
            else if (value is bool) text.Append((bool)value ? "true" : "false");
            else if (value is string) WriteText(text, (string)value);
            else if (value is ApiObject) Write(text, ((ApiObject)value).Members);
            else if (value is IDictionary)
            {
                var first = true;
                text.Append('{');
                foreach (DictionaryEntry pair in (IDictionary)value)
                {
                    if (!first) text.Append(',');
                    first = false;
                    WriteText(text, (string)pair.Key);
                    text.Append(':');
                    Write(text, pair.Value);
                }
                text.Append('}');
            }
            else if (value is IEnumerable)
            {
                var first = true;
                text.Append('[');
                foreach (var item in (IEnumerable)value)
                {
                    if (!first) text.Append(',');
                    first = false;
                    Write(text, item);
                }
                text.Append(']');
            }
            else text.Append(((IFormattable)value).ToString(value is double ? "R" : null, CultureInfo.InvariantCulture));
        }

        private static void WriteText(StringBuilder text, string value)
        {
            text.Append('"');
            foreach (var letter in value)
            {
                if (letter == '"' || letter == '\\') text.Append('\\').Append(letter);
                else if (letter < ' ' || letter > '~') text.Append("\\u").Append(((int)letter).ToString("x4"));
                else text.Append(letter);
            }
            text.Append('"');
        }

        private static FormatException Invalid(int at)
        {
            return new FormatException("The answer isn't valid JSON at character " + at + ".");
        }

        private static void Skip(string text, ref int at)
        {
            while (at < text.Length && " \t\r\n".IndexOf(text[at]) >= 0) ++at;
        }

        private static bool Take(string text, ref int at, char letter)
        {
            Skip(text, ref at);
            if (at >= text.Length || text[at] != letter) return false;
            ++at;
            return true;
        }

        private static object Word(string text, ref int at, string word, object value)
        {
            if (string.CompareOrdinal(text, at, word, 0, word.Length) != 0) throw Invalid(at);
            at += word.Length;
            return value;
        }

        private static object Value(string text, ref int at, int depth)
        {
            if (depth > MaxDepth) throw Invalid(at);
            Skip(text, ref at);
            if (at >= text.Length) throw Invalid(at);
            switch (text[at])
            {
                case '{': return Object(text, ref at, depth);
                case '[': return List(text, ref at, depth);
                case '"': return Text(text, ref at);
                case 't': return Word(text, ref at, "true", true);
                case 'f': return Word(text, ref at, "false", false);
                case 'n': return Word(text, ref at, "null", null);
                default: return Number(text, ref at);
            }
        }

        private static object Object(string text, ref int at, int depth)
        {
            var found = new Dictionary<string, object>();
            ++at;
            if (Take(text, ref at, '}')) return found;
            do
            {
                Skip(text, ref at);
                var name = Text(text, ref at);
                if (!Take(text, ref at, ':')) throw Invalid(at);
                found[name] = Value(text, ref at, depth + 1);
            } while (Take(text, ref at, ','));
            if (!Take(text, ref at, '}')) throw Invalid(at);
            return found;
        }

        private static object List(string text, ref int at, int depth)
        {
            var found = new List<object>();
            ++at;
            if (Take(text, ref at, ']')) return found;
            do found.Add(Value(text, ref at, depth + 1)); while (Take(text, ref at, ','));
            if (!Take(text, ref at, ']')) throw Invalid(at);
            return found;
        }

        private static string Text(string text, ref int at)
        {
            if (at >= text.Length || text[at] != '"') throw Invalid(at);
            var found = new StringBuilder();
            for (++at; at < text.Length && text[at] != '"'; ++at)
            {
                if (text[at] != '\\') { found.Append(text[at]); continue; }
                if (++at >= text.Length) break;
                var plain = "\"\\/bfnrt".IndexOf(text[at]);
                if (plain >= 0) found.Append("\"\\/\b\f\n\r\t"[plain]);
                else if (text[at] == 'u' && at + 4 < text.Length)
                {
                    found.Append((char)int.Parse(text.Substring(at + 1, 4), NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture));
                    at += 4;
                }
                else throw Invalid(at);
            }
            if (at >= text.Length) throw Invalid(at);
            ++at;
            return found.ToString();
        }

        private static object Number(string text, ref int at)
        {
            var start = at;
            while (at < text.Length && "+-.0123456789Ee".IndexOf(text[at]) >= 0) ++at;
            var digits = text.Substring(start, at - start);
            long whole;
            if (long.TryParse(digits, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out whole)) return whole;
            double number;
            if (double.TryParse(digits, NumberStyles.Float, CultureInfo.InvariantCulture, out number)) return number;
            throw Invalid(start);
        }
    }

    /// <summary>A request that a method of the client sends.</summary>
    public sealed class ApiRequest
    {
        private readonly List<string> query = new List<string>();
        private readonly List<KeyValuePair<string, string>> headers = new List<KeyValuePair<string, string>>();
        private Func<HttpContent> content = () => null;
        private readonly string method, path, accept;

        internal ApiRequest(string method, string path, string accept)
        {
            this.method = method;
            this.path = path;
            this.accept = accept;
        }

        internal string IdempotencyKey { get; set; }
        internal bool SignsIn { get; set; } = true;
        internal bool IsSafe { get { return method == "GET" || IdempotencyKey != null; } }

        internal void Query(string name, object value)
        {
            var map = value as IDictionary<string, string>;
            if (map != null)
                foreach (var pair in map) Query(name.Replace(".*", "." + pair.Key), pair.Value);
            else if (value != null)
                query.Add(Uri.EscapeDataString(name) + "=" + Uri.EscapeDataString(Plain(value)));
        }

        internal void Header(string name, object value)
        {
            if (value != null) headers.Add(new KeyValuePair<string, string>(name, Plain(value)));
        }

        internal void Json(object body)
        {
            if (body != null) content = () => new StringContent(Api.Json.Write(body), Encoding.UTF8, "application/json");
        }

        internal void Raw(byte[] body, string type)
        {
            content = () => Part(new ByteArrayContent(body), type, null);
        }

        internal void Form(string part, object body, IEnumerable<Upload> files)
        {
            if (files == null) { Json(body); return; }
            content = () =>
            {
                var form = new MultipartFormDataContent();
                if (part != "" && body != null)
                    form.Add(Part(new ByteArrayContent(Encoding.UTF8.GetBytes(Api.Json.Write(body))), "application/json",
                                  "form-data; name=\"" + part + "\""));
                foreach (var file in files)
                    form.Add(Part(new ByteArrayContent(file.Content), file.Type,
                                  "form-data; name=\"files[]\"; filename=\"" + file.Name.Replace("\"", "%22") + "\""));
                return form;
            };
        }

        internal HttpRequestMessage Message(string address, string basic)
        {
            var message = new HttpRequestMessage(new HttpMethod(method), address + path + (query.Count > 0 ? "?" + string.Join("&", query) : ""));
            message.Content = content();
            message.Headers.TryAddWithoutValidation("Accept", accept);
            if (SignsIn) message.Headers.TryAddWithoutValidation("Authorization", basic);
            if (IdempotencyKey != null) message.Headers.TryAddWithoutValidation("Idempotency-Key", IdempotencyKey);
            foreach (var header in headers) message.Headers.TryAddWithoutValidation(header.Key, header.Value);
            return message;
        }

        private static string Plain(object value)
        {
            if (value is bool) return (bool)value ? "true" : "false";
            return System.Convert.ToString(value, CultureInfo.InvariantCulture);
        }

        private static HttpContent Part(HttpContent part, string type, string disposition)
        {
            part.Headers.TryAddWithoutValidation("Content-Type", type);
            if (disposition != null) part.Headers.TryAddWithoutValidation("Content-Disposition", disposition);
            return part;
        }
    }

    /// <summary>Sends requests, and repeats those that are safe to repeat.</summary>
    public abstract class Connection : IDisposable
    {
        private readonly HttpClient http;
        private readonly string address, basic;

        protected Connection(string address, string apiKey)
        {
            var uri = new Uri(address);
            if (uri.Scheme != "https" && !uri.IsLoopback)
                throw new ArgumentException("The address must begin with https://: otherwise anybody on the way can read the key.");
            this.address = address.TrimEnd('/');
            basic = "Basic " + System.Convert.ToBase64String(Encoding.UTF8.GetBytes(apiKey + ":"));
            // The API has no redirects: following one could hand the key to another server.
            http = new HttpClient(new HttpClientHandler { AllowAutoRedirect = false });
        }

        /// <summary>The maximum number of attempts for a request; 1 = no retries.</summary>
        public int Attempts { get; set; } = 5;

        public void Dispose()
        {
            http.Dispose();
        }

        protected static string Part(object value)
        {
            return Uri.EscapeDataString(System.Convert.ToString(value, CultureInfo.InvariantCulture));
        }

        protected static T Read<T>(byte[] answer)
        {
            return (T)Json.Convert(Json.Read(Encoding.UTF8.GetString(answer)), typeof(T));
        }

        /// <summary>However long a service asks to wait.</summary>
        private static readonly TimeSpan MaxPause = TimeSpan.FromSeconds(120);

        protected async Task<byte[]> CallAsync(ApiRequest request)
        {
            for (var attempt = 1; ; ++attempt)
            {
                var isLast = attempt >= Attempts || !request.IsSafe;
                var pause = TimeSpan.FromSeconds(Math.Min(30, 0.5 * Math.Pow(2, attempt)));
                try
                {
                    using (var message = request.Message(address, basic))
                    using (var answer = await http.SendAsync(message).ConfigureAwait(false))
                    {
                        var bytes = await answer.Content.ReadAsByteArrayAsync().ConfigureAwait(false);
                        if (answer.IsSuccessStatusCode) return bytes;
                        var error = Error((int)answer.StatusCode, bytes, answer.Headers.RetryAfter);
                        if (isLast || (error.Status != 429 && error.Status != 502 && error.Status != 503 && error.Status != 504)) throw error;
                        pause = error.RetryAfter ?? pause;
                        if (pause > MaxPause) pause = MaxPause;
                    }
                }
                catch (HttpRequestException) when (!isLast) { }
                catch (TaskCanceledException) when (!isLast) { }
                await Task.Delay(pause).ConfigureAwait(false);
            }
        }

        private static ApiException Error(int status, byte[] body, RetryConditionHeaderValue wait)
        {
            IDictionary<string, object> answer = null;
            try { answer = Json.Read(Encoding.UTF8.GetString(body)) as IDictionary<string, object>; }
            catch (FormatException) { }
            return new ApiException(status, answer ?? new Dictionary<string, object>(), wait == null ? null : wait.Delta);
        }
    }
}
