import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

import { answerTimeout } from '#app/lib/answer-timeout';
import { randomId } from '#app/lib/forms/request-key';
import { countPage, startAnalytics, stopAnalytics } from './analytics';
import { type AnalyticsSettings, readSettings } from './analytics-settings';
import { onChoiceElsewhere } from './choice-elsewhere';
import {
  type Choice,
  choiceCookie,
  consentVersion,
  holdsProof,
  type Proof,
  readChoice,
  unsentProof,
} from './cookie-choice';
import { ConsentBanner } from './consent-banner';
import { ConsentDialog } from './consent-dialog';
import { keepProof } from './consent.functions';
import { countedPage } from './counted-page';
import { onOpenChoices } from './open-choices';

/** Asks whether the site may measure, keeps the answer, and measures while it is yes. `settings`: JSON, as the page holds it. */
export function Measurement({ settings }: { settings: string }) {
  const [analytics] = useState(() => readSettings(settings));
  const [choice, setChoice] = useState(currentChoice);
  const [open, setOpen] = useState(false);
  const router = useRouter();
  useEffect(() => onOpenChoices(() => setOpen(true)), []);
  // The page that a link of the dialog leads to would stand behind it.
  useEffect(() => router.subscribe('onBeforeNavigate', () => setOpen(false)), [router]);
  useEffect(
    () =>
      onChoiceElsewhere(() => {
        dropReplaced();
        setChoice(currentChoice());
      }),
    [],
  );
  useEffect(sendUnsent, []);
  useMeasuring(analytics, choice === 'accepted');
  if (!analytics) return null;

  function choose(chosen: Choice) {
    setChoice(chosen);
    keep(chosen);
  }

  return (
    <>
      {choice === undefined && !open && <ConsentBanner onChoose={choose} onLearnMore={() => setOpen(true)} />}
      <ConsentDialog open={open} choice={choice} onClose={() => setOpen(false)} onSave={choose} />
    </>
  );
}

/** From the consent to its withdrawal, or to the end of the page. */
function useMeasuring(analytics: AnalyticsSettings | undefined, allowed: boolean) {
  const router = useRouter();
  // The tag and the addresses that the router goes through are outside of React.
  useEffect(() => {
    if (!analytics || !allowed) return undefined;
    const page = () => {
      const match = router.state.matches.at(-1);
      if (!match) return undefined;
      const current = { route: String(match.fullPath), path: match.pathname, params: Object(match.params) };
      const { title, referrer } = document;
      return countedPage(current, { origin: location.origin, title, referrer });
    };
    const first = page();
    if (first) startAnalytics(analytics, first);
    const leave = router.subscribe('onRendered', ({ pathChanged }) => {
      // Another tab may have withdrawn it since.
      if (currentChoice() !== 'accepted') return stopAnalytics(analytics);
      const next = page();
      if (pathChanged && next) countPage(next);
    });
    return () => {
      leave();
      stopAnalytics(analytics);
    };
  }, [analytics, allowed, router]);
}

function currentChoice(): Choice | undefined {
  return readChoice(document.cookie) ?? refusedByBrowser();
}

/** Global Privacy Control says no for every site: who sends it is not asked, and may still accept in the dialog. */
function refusedByBrowser(): Choice | undefined {
  return Reflect.get(navigator, 'globalPrivacyControl') === true ? 'refused' : undefined;
}

function keep(choice: Choice): void {
  const proof = { id: randomId(), version: consentVersion, choice };
  const secure = location.protocol === 'https:';
  document.cookie = choiceCookie({ ...proof, at: new Date(), secure, isKept: false });
  send(proof);
}

/** From a page before, as when the network was away. */
function sendUnsent(): void {
  const proof = unsentProof(document.cookie);
  if (proof) send(proof);
}

let sending: { id: string; ending: AbortController } | undefined;

/** The answer sets the cookie: that of an earlier choice is no longer wanted. Without any the choice holds, too. */
function send(data: Proof): void {
  sending?.ending.abort();
  const ending = new AbortController();
  sending = { id: data.id, ending };
  answerTimeout().addEventListener('abort', () => ending.abort());
  keepProof({ data, signal: ending.signal }).catch(() => undefined);
}

/** An answer to a choice that another tab has replaced would bring it back. */
function dropReplaced(): void {
  if (sending && !holdsProof(document.cookie, sending.id)) sending.ending.abort();
}
