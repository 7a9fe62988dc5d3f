import type { LanguagePack } from '../pack';
import { spanishBeats } from './beats/all';
import { spanishFinding } from './findings/all';
import { typeset } from './grammar';
import { spanishLetter } from './letter';
import { oneLiners } from './one-liners';
import { spanishQuestion } from './question';
import { readSpanish } from './read';
import { restyle } from './restyle';

export const spanish: LanguagePack = {
  lang: 'es',
  read: readSpanish,
  finding: spanishFinding,
  beats: spanishBeats,
  oneLiners,
  restyle,
  question: spanishQuestion,
  letter: spanishLetter,
  typeset,
};
