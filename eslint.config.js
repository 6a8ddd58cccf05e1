import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import typescript from 'typescript-eslint';
import { fileNames } from './tooling/eslint/file-names.js';
import { legacyNames } from './tooling/eslint/legacy-names.js';

const qicheng = { rules: { 'file-names': fileNames, 'legacy-names': legacyNames } };

// Data and prose as code: their length says nothing about their ideas.
const DATA = [
  'packages/resume/src/samples/**',
  'packages/resume/src/check/**/*-list.ts',
  'packages/templates/src/tem*/**',
  'packages/templates/src/**/styles.ts',
  'packages/core/src/**/*-list.ts',
  'prisma/seed/**',
  'tooling/checks/schemas/**',
];
const TESTS = ['**/*.test.{ts,tsx,mjs}', '**/test/**', 'tests/**'];

export default typescript.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.qicheng/**',
      '**/generated/**',
      '**/.turbo/**',
      'tests/**/results/**',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...typescript.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.config.ts'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { qicheng },
    rules: {
      'qicheng/file-names': 'error',
      'qicheng/legacy-names': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/only-throw-error': ['error', { allowThrowingUnknown: true }],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Read the environment in env.ts.' },
      ],
      'no-console': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
    },
  },
  {
    files: ['apps/web/**/*.{ts,tsx}', 'packages/templates/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    // React components read as one tree; their bound is the file's.
    files: ['**/*.tsx'],
    rules: { 'max-lines-per-function': ['error', { max: 120, skipBlankLines: true, skipComments: true }] },
  },
  {
    // Nest wants classes at run time for injection.
    files: ['apps/{api,worker,ops}/**/*.ts', 'packages/core/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  // The migration engine, WeChat and language models have wires of their own.
  {
    files: [
      'packages/db/src/migrate/**',
      'packages/core/src/wechat/official/**',
      'packages/core/src/payment/{wechat,alipay}/**',
      'packages/testing/src/{wechat-*,alipay-stub}.ts',
      'packages/ai/src/model/**',
      'packages/testing/src/model-stub/**',
    ],
    rules: { 'qicheng/legacy-names': 'off' },
  },
  { files: DATA, rules: { 'max-lines': 'off' } },
  {
    files: TESTS,
    rules: {
      'max-lines': ['error', { max: 400 }],
      'max-lines-per-function': 'off',
      'no-restricted-properties': 'off',
      // Tests of the edge speak the wire.
      'qicheng/legacy-names': 'off',
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['**/env.ts', '**/*.config.ts', 'packages/testing/**', 'bench/**'],
    rules: { 'no-restricted-properties': 'off' },
  },
  { files: ['prisma.config.ts'], extends: [typescript.configs.disableTypeChecked] },
  {
    files: ['**/*.config.{js,ts,cjs}', '**/*.d.ts'],
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    files: ['apps/ops/**', 'packages/db/src/migrate/cli.ts', 'bench/**', 'tooling/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: { ...globals.node } },
    rules: { 'max-lines': ['error', { max: 300 }] },
  },
  { files: ['**/*.test.mjs'], languageOptions: { globals: globals.jest } },
  // Their functions are handed to a browser.
  {
    files: ['bench/**/*.mjs', 'apps/web/**/*.mjs', 'tests/**/*.mjs'],
    languageOptions: { globals: globals.browser },
  },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },
);
