import { Plural, Trans } from '@lingui/react/macro';

/** Over the limit of acts that come back within a minute. */
export function TooManyChanges({ seconds }: { seconds: number }) {
  return (
    <Trans>
      You have made many changes. You can go on in <Plural value={seconds} one="# second" other="# seconds" />
      .
    </Trans>
  );
}
