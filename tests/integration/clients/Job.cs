// The whole main job with the generated C# client: Job.exe PDF SIGNED
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Threading.Tasks;
using Inkstone.Api;

public static class Job
{
    private const string Stroke = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

    private static void Check(bool holds, string what)
    {
        if (!holds) throw new Exception(what);
    }

    public static int Main(string[] arguments)
    {
        try
        {
            Run(arguments[0], arguments[1]).GetAwaiter().GetResult();
            return 0;
        }
        catch (Exception error)
        {
            Console.Error.WriteLine(error);
            return 1;
        }
    }

    private static async Task Run(string pdf, string signed)
    {
        using (var client = new Client(Environment.GetEnvironmentVariable("INKSTONE_URL"), Environment.GetEnvironmentVariable("INKSTONE_KEY")))
        {
            var content = System.IO.File.ReadAllBytes(pdf);
            var draft = (await client.CreateDocumentAsync(new NewDocument
            {
                Title = "Lease – Ünal", DocumentType = DocumentTypeCode.Document, SigningStatus = SigningStatusCode.Draft,
                SenderName = "Sam Sender", SenderEmail = "sam@example.com", Data = new Dictionary<string, string> { { "caseNumber", "cs-1" } },
                Invitations = new List<NewInvitation> { new NewInvitation {
                    RecipientName = "Ada Example", RecipientEmail = "ada@example.com", ActionType = ActionTypeCode.Signer } },
            }, new[] { new Upload { Name = "lease.pdf", Content = content } })).Document;
            var id = draft.Id.Value;
            Check(draft.Files[0].Size == content.Length && draft.Title == "Lease – Ünal", "the draft is as it was sent");
            var tags = await client.ReplaceTagsAsync(id, new ReplaceTagsRequest { Tags = new List<NewTag> {
                new NewTag { Name = "Signature", Type = TagTypeCode.Signature, InvitationIndex = 1, PageIndex = 1, Left = 72, Top = 650, Width = 180, Height = 48 },
                new NewTag { Name = "City", Type = TagTypeCode.Text, InvitationIndex = 1, PageIndex = 1, Left = 72, Top = 600, Width = 180, Height = 20 } } });
            Check(tags.Tags.Count == 2, "two tags");
            var sent = (await client.UpdateDocumentAsync(id, new DocumentPatch { SigningStatus = SigningStatusCode.InProgress })).Document;
            Check(sent.SigningStatus == SigningStatusCode.InProgress, "it is sent");
            var found = await client.SearchAsync(data: new Dictionary<string, string> { { "caseNumber", "cs-1" } }, pageSize: 5);
            Check(found.DocumentCount == 1 && found.Documents.Single().Id == id, "the list has it");

            var guid = sent.Invitations[0].GUID;
            var view = await client.SignerViewAsync(guid);
            var values = view.Tags.Select(tag => tag.Type == TagTypeCode.Signature
                ? new SignerValue { Id = tag.Id, Image = Stroke } : new SignerValue { Id = tag.Id, Text = "Ulm" }).ToList();
            await client.FinishAsync(guid, new FinishRequest { Consent = true, Values = values });
            for (var tries = 0; (await client.GetDocumentAsync(id)).Document.SigningStatus != SigningStatusCode.Completed; ++tries)
            {
                Check(tries < 300, "it is completed in time");
                await Task.Delay(200);
            }
            System.IO.File.WriteAllBytes(signed, await client.DownloadAsync(id, content: "esign"));

            try
            {
                await client.CreateDocumentAsync(new NewDocument { Title = "", DocumentType = 5, SigningStatus = 51, SenderName = "S", SenderEmail = "sam@example.com" });
                throw new Exception("an empty title was accepted");
            }
            catch (ApiException error)
            {
                Check(error.Status == 400 && error.RequestId != null, "the error has its data");
            }
            var first = await client.CreateFolderAsync(new FolderPatch { Name = "Clients C#" }, idempotencyKey: "one C# folder");
            var second = await client.CreateFolderAsync(new FolderPatch { Name = "Clients C#" }, idempotencyKey: "one C# folder");
            Check(first.Data.Id == second.Data.Id, "one folder");
            Console.WriteLine("document " + id);
        }
    }
}
