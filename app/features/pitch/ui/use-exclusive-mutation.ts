import {
  type MutationKey,
  useMutation,
  type UseMutationOptions,
  useQueryClient,
} from '@tanstack/react-query';

/** Runs once at a time, and fails at once without a network, where it would wait in silence. */
export function useExclusiveMutation<Answer, Variables = void>(
  options: UseMutationOptions<Answer, Error, Variables> & { mutationKey: MutationKey },
) {
  const queryClient = useQueryClient();
  const mutation = useMutation({ networkMode: 'always', ...options });
  const { mutationKey } = options;
  const mutate: typeof mutation.mutate = (...call) => {
    // `isMutating` is synchronous, `isPending` is not.
    if (queryClient.isMutating({ mutationKey, exact: true }) === 0) mutation.mutate(...call);
  };
  return { ...mutation, mutate };
}
