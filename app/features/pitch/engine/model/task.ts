import { randomBytes } from 'node:crypto';
import type * as z from 'zod';

import type { Locale } from '#app/i18n/locales';
import { withoutHiddenCharacters } from './sanitize';
import { commonRules } from './prompts';

export type Task<Schema extends z.ZodType> = {
  purpose: string;
  lang: Locale;
  /** What to do, a rule each: our own words, never a visitor's. */
  rules: string[];
  /** What it works from, by name: words of the visitor and of earlier answers, as JSON. */
  material: Record<string, unknown>;
  schema: Schema;
  maxOutputTokens: number;
  timeoutMs: number;
};

export function promptOf({ material, rules, purpose, lang }: Task<z.ZodType>) {
  const { mark, fenced } = fence(material);
  const oneLine = (rule: string) => rule.replace(/\s*\n\s*/gu, ' ');
  const numbered = rules.map((rule, at) => `${at + 1}. ${oneLine(rule)}`);
  return {
    system: commonRules(mark, lang).map(oneLine).join('\n'),
    prompt: [`Task: ${purpose}`, `Write in: ${lang}`, '', ...fenced, '', ...numbered].join('\n'),
  };
}

/** Each text as JSON between marks that are drawn at random for each call, so that no text can end its own fence. */
export function fence(material: Record<string, unknown>): { mark: string; fenced: string[] } {
  const seen = (_: string, part: unknown) =>
    typeof part === 'string' ? withoutHiddenCharacters(part) : part;
  const texts = Object.entries(material).map(
    ([name, value]) => [name, JSON.stringify(value, seen, 1)] as const,
  );
  const all = texts.map(([, text]) => text).join('');
  let mark: string;
  do mark = `data-${randomBytes(9).toString('hex')}`;
  while (all.includes(mark));
  return { mark, fenced: texts.flatMap(([name, text]) => [`<${mark} ${name}>`, text, `</${mark} ${name}>`]) };
}
