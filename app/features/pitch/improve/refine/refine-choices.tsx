import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { Button } from '#app/components/ui/button';
import { type Locale, locales } from '#app/i18n/locales';
import { useGoalWords } from '../../ui/goal-words';
import { goals } from '../../brief';
import type { RefinementRequest } from '../../pitch';
import { type PitchSnapshot, shownVersion } from '../../snapshot';
import type { Refining } from '../use-refining';
import { ChoiceGroup } from './choice-group';
import choices from './choices.module.css';

/** Each language under its own name: whoever needs it reads it. */
const languageNames: Record<Locale, string> = { en: 'English', fr: 'Français', es: 'Español' };

/** Who it is for and, where a model writes, in which language; the present choice is the pressed one. */
export function RefineChoices({ snapshot, refining }: { snapshot: PitchSnapshot; refining: Refining }) {
  const goalWords = useGoalWords();
  const { goal: goalNow, lang: langNow } = shownVersion(snapshot);
  return (
    <>
      <Choices title={<Trans>Other goal</Trans>}>
        {goals.map((goal) => (
          <Choice key={goal} chosen={goal === goalNow} asks={{ kind: 'goal', goal }} refining={refining}>
            {goalWords[goal].label}
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
  return (
    <ChoiceGroup title={title}>
      <div className={choices.choices}>{children}</div>
    </ChoiceGroup>
  );
}

type ChoiceProps = { chosen: boolean; asks: RefinementRequest; refining: Refining; children: ReactNode };

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
