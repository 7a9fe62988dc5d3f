import type { LanguagePack } from '../pack';
import { spanishBeats } from './beats/all';
import { spanishFinding } from './findings/all';
import { typeset } from './grammar';
import { oneLiners } from './one-liners';
import { readSpanish } from './read';

export const spanish: LanguagePack = {
  lang: 'es',
  read: readSpanish,
  finding: spanishFinding,
  beats: spanishBeats,
  oneLiners,
  typeset,
};
