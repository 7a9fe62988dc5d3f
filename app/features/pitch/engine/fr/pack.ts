import type { LanguagePack } from '../pack';
import { frenchBeats } from './beats/all';
import { frenchFinding } from './findings/all';
import { typeset } from './grammar';
import { oneLiners } from './one-liners';
import { readFrench } from './read';

export const french: LanguagePack = {
  lang: 'fr',
  read: readFrench,
  finding: frenchFinding,
  beats: frenchBeats,
  oneLiners,
  typeset,
};
