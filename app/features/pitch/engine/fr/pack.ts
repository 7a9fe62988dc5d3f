import type { LanguagePack } from '../pack';
import { frenchBeats } from './beats/all';
import { frenchFinding } from './findings/all';
import { typeset } from './grammar';
import { frenchLetter } from './letter';
import { oneLiners } from './one-liners';
import { frenchQuestion } from './questions';
import { readFrench } from './read';
import { restyle } from './style/restyle';

export const french: LanguagePack = {
  lang: 'fr',
  read: readFrench,
  finding: frenchFinding,
  beats: frenchBeats,
  oneLiners,
  restyle,
  question: frenchQuestion,
  letter: frenchLetter,
  typeset,
};
