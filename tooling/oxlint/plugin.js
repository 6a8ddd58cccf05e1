import { fileNames } from './file-names.js';
import { legacyNames } from './legacy-names.js';

/** The rules that oxlint lacks. */
export default {
  meta: { name: 'qicheng' },
  rules: {
    'file-names': fileNames,
    'legacy-names': legacyNames,
  },
};
