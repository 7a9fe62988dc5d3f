import {
  type MutationKey,
  useMutation,
  type UseMutationOptions,
  useQueryClient,
} from '@tanstack/react-query';

/**
 * A mutation that is under way once at most, however often it is asked for, and that fails at once without a network:
 * it would else wait in silence, and come about when nobody wants it any more.
 */
export function useSoleMutation<Answer, Asked = void>(
  options: UseMutationOptions<Answer, Error, Asked> & { mutationKey: MutationKey },
) {
  const queryClient = useQueryClient();
  const mutation = useMutation({ networkMode: 'always', ...options });
  const { mutationKey } = options;
  const mutate: typeof mutation.mutate = (...call) => {
    // The client knows at once; the page is told later, and a second press may come before.
    if (queryClient.isMutating({ mutationKey, exact: true }) === 0) mutation.mutate(...call);
  };
  return { ...mutation, mutate };
}
