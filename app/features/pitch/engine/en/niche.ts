import type { Reading } from '../read/reading';
import type { Sector } from '../sectors';
import { fold } from '../words';
import type { nicheTexts } from './sectors/niches';

export type Niche = keyof typeof nicheTexts;

/** The niche of a brief in English, when its words and its sector agree on one. */
export function nicheOf({ sector, brief, quotedLang, offer, sentences }: Reading): Niche | undefined {
  if (quotedLang !== undefined) return undefined;
  const description = fold([brief.description, offer.phrase, ...sentences.map(({ text }) => text)].join(' '));
  return niches.find(
    ({ cue, audience, within }) =>
      within.includes(sector) &&
      (cue?.test(description) ?? true) &&
      (audience?.test(fold(brief.usedBy)) ?? true),
  )?.niche;
}

type Clue = { niche: Niche; cue?: RegExp; audience?: RegExp; within: Sector[] };

// In order: the first that fits wins.
const niches: Clue[] = [
  {
    niche: 'growing',
    cue: /\b(?:fresh herbs|houseplants?|planters?|window ?boxes|grow (?:your|their) own)\b/u,
    within: ['crafts', 'food', 'agriculture', 'general'],
  },
  {
    niche: 'books',
    cue: /\b(?:bookkeep\w*|accounting|accountants?|tax returns?|payroll|receipts)\b/u,
    within: ['finance'],
  },
  {
    niche: 'billing',
    cue: /\b(?:unpaid|late pay\w+|(?:get|gets|getting) paid|overdue|chas\w+ (?:invoices|payments|clients))/u,
    within: ['finance', 'services', 'software', 'building', 'crafts', 'general'],
  },
  {
    niche: 'meals',
    cue: /\b(?:(?:hot|shared|cooked|prepared|home-cooked|ready) meals?|meals? (?:delivered|on wheels|cooked)|deliver\w* \w*\s?meals?)\b/u,
    within: ['food', 'health', 'services', 'mobility', 'association', 'general'],
  },
  {
    niche: 'childcare',
    cue: /\b(?:childcare|babysit\w*|child ?minder\w*|nanny|nannies)\b/u,
    within: ['services', 'education', 'general', 'software', 'association', 'health'],
  },
  {
    niche: 'care',
    audience: /^(?!.*\b(?:care homes?|hospitals?|clinics?|agenc))/u,
    cue: /\b(?:carers?|caregivers?|respite|elderly|older (?:people|parents?)|ageing parents?|dementia)\b/u,
    within: ['health', 'association', 'services', 'general', 'software'],
  },
  {
    niche: 'repair',
    cue: /\brepair caf|\bspare parts?\b|\brepair.{0,60}\b(?:bicycle|bike|phone|appliance|laptop|scooter|kettle|part)|\b(?:bicycle|bike|phone|appliance|laptop|scooter|kettle|part)s?\b.{0,60}\b(?:repair|fix|mend)/u,
    within: [
      'mobility',
      'services',
      'general',
      'software',
      'energy',
      'association',
      'industry',
      'crafts',
      'culture',
    ],
  },
  {
    niche: 'reading',
    cue: /\b(?:books(?! a\b)|a book|children read|readers?|novels?|comics?)\b/u,
    within: ['culture', 'education', 'general'],
  },
  {
    niche: 'family',
    audience: /\b(?:parents?|mothers?|fathers?|mums?|dads?|young families)\b/u,
    within: ['general', 'crafts', 'software', 'energy', 'services'],
  },
];
