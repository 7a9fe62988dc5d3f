import type { LanguagePack } from '../pack';
import { englishBeats } from './beats/all';
import { englishFinding } from './findings/all';
import { typeset } from './grammar';
import { oneLiners } from './one-liners';
import { readEnglish } from './read';

export const english: LanguagePack = {
  lang: 'en',
  read: readEnglish,
  finding: englishFinding,
  beats: englishBeats,
  oneLiners,
  typeset,
};
