import { answerTimeout } from '#app/lib/answer-timeout';
import { submissionFailed, type SubmissionProblem, useSubmission } from '#app/lib/forms/submission';
import { refused } from '#app/lib/result';

type Code = 'email-invalid' | 'email-disposable' | 'robot' | 'too-many';

/** Why an address was not taken. */
export type SubscribeProblem = SubmissionProblem<Code>;

type RobotCheck = { answer: () => Promise<string>; reset: () => void };

type SubscribeInput = { email: string; website: string };

export function useSubscribe(robot: RobotCheck) {
  const { send, isPending, problem, isSuccess, variables } = useSubmission<SubscribeInput, undefined, Code>({
    post: async (input) => {
      if (!input.email.includes('@')) return refused('email-invalid');
      const robotCheck = await robot.answer().catch(() => {
        throw submissionFailed('robot');
      });
      const { subscribe } = await import('./newsletter.functions');
      return subscribe({ data: { ...input, robotCheck }, signal: answerTimeout() });
    },
    // A challenge is spent with its answer, whatever became of it.
    onSettled: (_done, refusal) => {
      if (refusal?.problem.kind !== 'email-invalid') robot.reset();
    },
  });
  return {
    subscribe: send,
    isPending,
    problem,
    /** The address, once a mail is on its way to it. */
    subscribedEmail: isSuccess ? variables.email : undefined,
  };
}
