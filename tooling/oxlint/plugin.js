import { fileNames } from './file-names.js';
import { legacyNames } from './legacy-names.js';
import { longPatterns } from './long-patterns.js';
import { partImports } from './part-imports.js';
import { spreadLiterals } from './spread-literals.js';

/** Custom rules for oxlint. */
export default {
  meta: { name: 'qicheng' },
  rules: {
    'file-names': fileNames,
    'legacy-names': legacyNames,
    'long-patterns': longPatterns,
    'part-imports': partImports,
    'spread-literals': spreadLiterals,
  },
};
