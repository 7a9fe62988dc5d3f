import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { fallbackLocale, isLocale, type Locale } from '#app/i18n/locales';
import { type Goal, type BriefText, briefTexts } from '../brief';
import { checkWords } from '../improve/score/check-words';
import {
  type AnsweredBrief,
  durationsOf,
  type Passage,
  type Pitch,
  plainText,
  type ScoreCard,
  type StepFinding,
} from '../pitch';
import { stepWords } from '../result/unfinished/step-words';
import { placesIn } from '../server/places/places';

/** A pitch, and all that stands behind it. */
export type StudiedPitch = {
  lang: Locale;
  brief: AnsweredBrief;
  pitch: Pitch;
  findings: StepFinding[];
  score: ScoreCard | undefined;
};

type Entry = { label: string; text: string };

type Section = { kind: 'brief' | 'pitch' | 'findings' | 'score'; title: string; entries: Entry[] };

/**
 * A pitch as the material of a report, in words: `i18n` is in the report's language. The first entry of the pitch is its
 * sentence. An empty line separates paragraphs.
 */
export function reportMaterial(studied: StudiedPitch, i18n: I18n): { lang: Locale; sections: Section[] } {
  const { lang, pitch, findings, score, brief } = studied;
  const sections: Section[] = [
    { kind: 'pitch', title: i18n._(msg`The pitch that we studied`), entries: pitchEntries(pitch, i18n) },
    {
      kind: 'findings',
      title: i18n._(msg`What the analysis found`),
      entries: findingEntries(findings, i18n),
    },
    { kind: 'score', title: i18n._(msg`The ten checks`), entries: scoreEntries(score, i18n) },
    { kind: 'brief', title: i18n._(msg`What you told us`), entries: briefEntries(brief, i18n) },
  ];
  return { lang, sections: sections.filter(({ entries }) => entries.length > 0) };
}

function pitchEntries(pitch: Pitch, i18n: I18n): Entry[] {
  const { oneLiner, spoken, email } = pitch;
  return filled([
    [i18n._(msg`In one sentence`), plainText(oneLiner)],
    ...durationsOf(pitch).map(
      (seconds) => [i18n._(msg`${seconds} seconds`), plainText(spoken[`${seconds}`] ?? [])] as const,
    ),
    [i18n._(msg`By email`), plainText(email.body.length === 0 ? [] : [email.subject, ...email.body])],
  ]);
}

function findingEntries(findings: StepFinding[], i18n: I18n): Entry[] {
  return filled(findings.map(({ step, finding }) => [i18n._(stepWords[step]), plainText(finding)]));
}

const verdictWords = { good: msg`Met`, weak: msg`Not yet`, unknown: msg`Yours to judge` };

function scoreEntries(score: ScoreCard | undefined, i18n: I18n): Entry[] {
  if (!score) return [];
  return score.checks.map(({ check, verdict }) => {
    const points = score.weakPoints.filter((point) => point.check === check);
    const advice = points.length > 0 ? [i18n._(checkWords[check].advice)] : [];
    const lines = points.flatMap(({ line, better, why }) => [line, better, why && [{ text: why }]]);
    const texts = lines.flatMap((text: Passage | undefined | '') => (text ? [plainText(text)] : []));
    const parts = [i18n._(checkWords[check][verdict]), ...advice, ...texts].filter((text) => text !== '');
    return { label: i18n._(verdictWords[verdict]), text: parts.join('\n\n') };
  });
}

const goalWords: Record<Goal, MessageDescriptor> = {
  investors: msg`Investors`,
  incubator: msg`An incubator`,
  users: msg`Future users`,
  team: msg`Future teammates`,
};

const fieldWords: Record<BriefText, MessageDescriptor> = {
  description: msg`The offer`,
  usedBy: msg`Who it is for`,
  messagesAndValues: msg`Messages and values`,
  moment: msg`One day, before`,
  change: msg`And with the offer`,
};

function briefEntries(brief: AnsweredBrief, i18n: I18n): Entry[] {
  return filled([
    ...briefTexts.map((field) => [i18n._(fieldWords[field]), brief[field]] as const),
    [i18n._(msg`Distributed in`), placeNames(brief.distributedIn, i18n)],
    [i18n._(msg`Made in`), brief.madeIn && placeNames([brief.madeIn], i18n)],
    [i18n._(msg`Pitched to`), i18n._(goalWords[brief.goal])],
    ...(brief.answers ?? []).map(({ question, answer }) => [question.text, answer] as const),
  ]);
}

function placeNames(codes: string[], i18n: I18n): string {
  const names = new Map(
    placesIn(isLocale(i18n.locale) ? i18n.locale : fallbackLocale).map(({ code, name }) => [code, name]),
  );
  return codes.map((code) => names.get(code) ?? code).join(', ');
}

function filled(entries: (readonly [label: string, text: string | undefined])[]): Entry[] {
  return entries.flatMap(([label, text]) => (text ? [{ label, text }] : []));
}
