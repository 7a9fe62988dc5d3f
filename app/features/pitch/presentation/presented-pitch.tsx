import { Trans, useLingui } from '@lingui/react/macro';

import { joinClasses } from '#app/components/ui/join-classes';
import layout from '#app/components/ui/styles/layout.module.css';
import typography from '#app/components/ui/styles/typography.module.css';
import { PrintedPitch } from '../export/sheet/printed-pitch';
import { sheetOf } from '../export/sheet/sheet';
import type { PitchEngine } from '../pitch';
import type { Presentation } from '../presentation';
import { shareAddress } from '../link-preview/share-address';
import { AiMark } from '../ui/ai-mark';
import { OfferName, Sentence, Spotlight } from '../ui/spotlight';
import { MakeYourOwn } from './make-your-own';
import { PresentedTexts } from './presented-texts';
import styles from './presented-pitch.module.css';

type PresentedPitchProps = { id: string; presentation: Presentation; engine: PitchEngine['name'] };

export function PresentedPitch({ id, presentation, engine }: PresentedPitchProps) {
  const { i18n } = useLingui();
  const { lang, name, oneLiner, writtenAt } = presentation;
  const date = i18n.date(new Date(writtenAt), { dateStyle: 'long', timeZone: 'Europe/Paris' });
  return (
    <article>
      <Spotlight className={styles.sentence}>
        <Sentence as="h1" passage={oneLiner} lang={lang} />
        <OfferName name={name} lang={lang} />
      </Spotlight>
      <div className={joinClasses(layout.wrap, styles.body)}>
        <PresentedTexts presentation={presentation}>
          <div className={styles.facts}>
            <p className={typography.note}>
              <Trans>Written on {date}</Trans>
            </p>
            <AiMark engine={engine} />
          </div>
        </PresentedTexts>
      </div>
      <MakeYourOwn />
      <PrintedPitch
        sheet={sheetOf(presentation, engine)}
        address={() => shareAddress(id, { origin: window.location.origin, locale: i18n.locale })}
      />
    </article>
  );
}
