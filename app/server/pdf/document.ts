import PdfKit from 'pdfkit';

/** A file that PDFKit writes, with the facts about it safe in its XML. */
export class TaggedDocument extends PdfKit {
  /** PDFKit writes the title into XML as it is. By now the plain one stands in the file. */
  override endMetadata(): void {
    this.info.Title = escapeXml(this.info.Title ?? '');
    super.endMetadata();
  }
}

/** Tells machines that a model wrote the text (AI Act, art. 50), in IPTC's words. */
export const modelMark = `
  <rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">
    <Iptc4xmpExt:DigitalSourceType>https://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia</Iptc4xmpExt:DigitalSourceType>
  </rdf:Description>`;

/** The whole file, once the document is ended. */
export function collect(document: TaggedDocument): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  document.on('end', () => resolve(Buffer.concat(chunks)));
  document.on('error', reject);
  return promise;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
