import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';

const schemas = join(import.meta.dirname, '../../fixtures/schemas');

function schemaFile(fileName: string) {
  return { fileName, contents: readFileSync(join(schemas, fileName), 'utf8') };
}

/** What is wrong with a sitemap by the schema of sitemaps.org, with links of XHTML. */
export async function faultsOfSitemap(xml: string) {
  const { errors } = await validateXML({
    xml,
    schema: schemaFile('sitemap-with-links.xsd'),
    preload: [schemaFile('sitemap.xsd'), schemaFile('xhtml-link.xsd')],
  });
  return errors.map(({ message }) => message);
}

/** What keeps a document from being well-formed. */
export async function faultsOfXml(xml: string) {
  const { errors } = await validateXML({ xml, normalization: 'format' });
  return errors.map(({ message }) => message);
}
