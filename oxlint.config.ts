import { defineConfig } from 'oxlint';

/** The rules of style and correctness. Which folder may import which is `scripts/boundaries.ts`. */
export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise'],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { builtin: true, browser: true, node: true },
  ignorePatterns: ['app/routeTree.gen.ts', 'dist/**', 'public/**'],
  options: { reportUnusedDisableDirectives: 'error' },
  rules: {
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'max-lines': ['error', { max: 300 }],
    'no-console': 'error',
    'no-else-return': 'error',
    'no-param-reassign': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'import/no-mutable-exports': 'error',
    'import/no-unassigned-import': ['error', { allow: ['**/*.css'] }],
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'react/no-danger': 'error',
    'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'typescript/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
    'typescript/consistent-type-definitions': ['error', 'type'],
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    // The automatic runtime brings React into scope.
    'react/react-in-jsx-scope': 'off',
    // Lists, tabs, live regions and links of components follow the ARIA patterns; axe checks the rendered page.
    'jsx-a11y/anchor-has-content': 'off',
    'jsx-a11y/interactive-supports-focus': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Cleaning a visitor's text names control characters and joiners on purpose.
    'no-control-regex': 'off',
    'no-misleading-character-class': 'off',
    // Blind to a flag that a callback changes, and to a list that changes while it is walked.
    'no-unmodified-loop-condition': 'off',
    'unicorn/no-useless-spread': 'off',
    // Judged by a method's name alone: `form.fill({})`, `z.catch(schema, value)`, `pg.Pool`.
    'import/no-named-as-default-member': 'off',
    'promise/valid-params': 'off',
    'unicorn/no-array-fill-with-reference-type': 'off',
    // A helper may stand beside its only caller.
    'unicorn/consistent-function-scoping': 'off',
  },
  overrides: [
    {
      // A route's file name is its address.
      files: ['app/routes/**'],
      rules: { 'unicorn/filename-case': 'off' },
    },
    {
      files: ['scripts/**', '.ci/**', 'tests/**', '*.ts'],
      rules: { 'no-console': 'off' },
    },
    {
      files: ['tests/**'],
      plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'promise', 'vitest'],
      rules: {
        // Helpers assert too, and a failure's words are not always ours.
        'vitest/expect-expect': 'off',
        'vitest/no-conditional-expect': 'off',
        'vitest/require-to-throw-message': 'off',
      },
    },
    {
      // A Playwright fixture takes others by destructuring, even none, and hands itself over with `use`, no hook.
      files: ['tests/e2e/**'],
      rules: { 'no-empty-pattern': 'off', 'react/rules-of-hooks': 'off', 'react/hooks': 'off' },
    },
  ],
});
