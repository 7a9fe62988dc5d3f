import { answerTimeout } from '#app/lib/answer-timeout';
import {
  SubmissionError,
  submissionFailed,
  type SubmissionProblem,
  useSubmission,
} from '#app/lib/forms/submission';
import type { MessageFaults } from '../contact';
import type { Submission } from '../message-schema';

type Code = 'robot' | 'too-many';

type Invalid = { kind: 'invalid'; faults: MessageFaults };

export type SendProblem = SubmissionProblem<Code> | Invalid;

type Steps = {
  check: (submission: Submission) => Promise<MessageFaults>;
  answerRobotCheck: () => Promise<string>;
};

/** Nothing is sent that `check` finds faults in. */
export function useSendMessage({ check, answerRobotCheck }: Steps) {
  const { send, isPending, isSuccess, variables, problem, reset } = useSubmission<
    Submission,
    undefined,
    Code,
    Invalid
  >({
    post: async (submission) => {
      const faults = await check(submission);
      if (Object.keys(faults).length > 0) throw invalid(faults);
      const robotCheck = await answerRobotCheck().catch(() => {
        throw submissionFailed('robot');
      });
      const { sendMessage } = await import('../contact.functions');
      const result = await sendMessage({ data: { ...submission, robotCheck }, signal: answerTimeout() });
      if (result.ok) return result;
      switch (result.error) {
        case 'email-invalid':
          throw invalid({ email: result.error });
        case 'phone-invalid':
          throw invalid({ phoneNumber: result.error });
        default:
          return result;
      }
    },
  });
  return { send, isPending, isSent: isSuccess, sent: variables, problem, reset };
}

function invalid(faults: MessageFaults): SubmissionError<Invalid> {
  return new SubmissionError({ kind: 'invalid', faults });
}
