import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { Passage } from '../../chat';

/** `[1]` becomes a link to the first passage, opened where it stands; a number without a passage is left out. */
export function citationsIn(text: string, passages: readonly Passage[]): ReactNode {
  if (passages.length === 0) return text;
  return text.split(/(\s?\[\d{1,2}\])/).map((piece, index) => {
    const number = /^\s?\[(\d+)\]$/.exec(piece)?.[1];
    if (number === undefined) return piece;
    const passage = passages[Number(number) - 1];
    return passage && <Citation key={index} number={number} passage={passage} />;
  });
}

function Citation({ number, passage: { path, hash, title } }: { number: string; passage: Passage }) {
  return (
    <sup>
      <Link to={path} hash={hash} title={title} aria-label={`${number}: ${title}`}>
        {number}
      </Link>
    </sup>
  );
}
