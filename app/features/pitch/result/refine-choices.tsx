import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';

import { Button } from '#app/components/ui/button';
import { type Locale, locales } from '#app/i18n/locales';
import { joinClasses } from '#app/components/ui/join-classes';
import typography from '#app/components/ui/typography.module.css';
import { useBriefWords } from '../form/brief-words';
import { goals } from '../brief';
import type { Refinement } from '../pitch';
import { type PitchSnapshot, shownVersion } from '../snapshot';
import type { Refining } from './use-refining';
import choices from './choices.module.css';

/** Each language under its own name: whoever needs it reads it. */
const languageNames: Record<Locale, string> = { en: 'English', fr: 'Français', es: 'Español' };

/** For whom and, where a model writes, in which language; the present choice is the pressed one. */
export function RefineChoices({ snapshot, refining }: { snapshot: PitchSnapshot; refining: Refining }) {
  const words = useBriefWords();
  const { goal: goalNow, lang: langNow } = shownVersion(snapshot);
  return (
    <>
      <Choices title={<Trans>Other goal</Trans>}>
        {goals.map((goal) => (
          <Choice key={goal} chosen={goal === goalNow} asks={{ kind: 'goal', goal }} refining={refining}>
            {words.goals[goal].label}
          </Choice>
        ))}
      </Choices>
      {snapshot.engine === 'model' && (
        <Choices title={<Trans>Other language</Trans>}>
          {locales.map((lang) => (
            <Choice
              key={lang}
              chosen={lang === langNow}
              asks={{ kind: 'language', lang }}
              refining={refining}
            >
              <span lang={lang}>{languageNames[lang]}</span>
            </Choice>
          ))}
        </Choices>
      )}
    </>
  );
}

function Choices({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <h3 id={id} className={joinClasses(typography.label, choices.label)}>
        {title}
      </h3>
      <div className={choices.choices}>{children}</div>
    </div>
  );
}

type ChoiceProps = { chosen: boolean; asks: Refinement; refining: Refining; children: ReactNode };

function Choice({ chosen, asks, refining, children }: ChoiceProps) {
  return (
    <Button
      size="small"
      aria-pressed={chosen}
      pending={refining.busy}
      onClick={() => {
        if (!chosen) refining.ask(asks);
      }}
    >
      {children}
    </Button>
  );
}
