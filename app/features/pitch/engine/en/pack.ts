import type { LanguagePack } from '../pack';
import { englishBeats } from './beats/all';
import { englishFinding } from './findings/all';
import { typeset } from './grammar';
import { letter } from './letter';
import { oneLiners } from './one-liners';
import { question } from './questions';
import { readEnglish } from './read';
import { restyle } from './style/restyle';

export const english: LanguagePack = {
  lang: 'en',
  read: readEnglish,
  finding: englishFinding,
  beats: englishBeats,
  oneLiners,
  restyle,
  question,
  letter,
  typeset,
};
