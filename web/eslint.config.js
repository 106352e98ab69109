import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['dist', 'test-results', 'node_modules', 'public', 'src/games/*/types.ts'] },
  ...ts.configs.strictTypeChecked,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A `void` before a value marks what an effect depends on.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // Sets and maps that live inside one function need no reactivity.
      'svelte/prefer-svelte-reactivity': 'off',
      // Our own router resolves links.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  // What types tell of components is svelte-check's to say: here it would take a minute.
  { files: ['**/*.js', '**/*.svelte'], extends: [ts.configs.disableTypeChecked] },
);
