import type { Plugin } from 'vite';

const TARGET = /@rc-component\/util\/(es|lib)\/Dom\/dynamicCSS\.js$/;
const GIVEN = /(?:option\.)?csp\?\.nonce/g;
const OF_PAGE = `document.querySelector('meta[property="csp-nonce"]')?.nonce`;

/**
 * The component library adds two style elements (scroll lock, scrollbar measure) without the nonce that it
 * was given, and the content policy refuses them. They take the page's nonce here instead.
 */
export function noncedLibraryStyles(): Plugin {
  return {
    name: 'qicheng-nonced-library-styles',
    transform(code, id) {
      if (!TARGET.test(id.split('?')[0] ?? id)) return undefined;
      if (code.search(GIVEN) < 0)
        this.error('dynamicCSS.js no longer reads csp?.nonce: check whether this plugin is needed');
      return { code: code.replace(GIVEN, (given) => `(${given} ?? ${OF_PAGE})`), map: null };
    },
  };
}
