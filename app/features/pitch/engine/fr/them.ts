import type { Reading } from '../read/reading';
import { countWords } from '../words';

/** How the audience is called once it has been named: « ces salariés » for « les salariés qui mangent mal le midi ». */
export function calledAgain({ audience }: Reading): string {
  const { short, sure, plural, broad } = audience;
  if (!sure || !plural || broad || countWords(short) <= 3 || / et | ou |, /u.test(short)) return short;
  const [, head] =
    /^(?:tous |toutes )?les ((?:petite?s |jeunes |grande?s |nouveaux |nouvelles |future?s |anciens |anciennes )?[\p{L}-]{3,}s)(?= )/u.exec(
      short,
    ) ?? [];
  return head === undefined ? short : `ces ${head}`;
}
