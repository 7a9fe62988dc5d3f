import { msg } from '@lingui/core/macro';

/** What a subscriber agrees to: shown above the button, and kept with the subscription word for word. */
export const subscriptionWording = msg`I agree to receive Verbe’s newsletter at this address. I can unsubscribe with one click in each issue.`;
