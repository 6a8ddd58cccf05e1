// Style sheets of pages and components use the colours of packages/ui/src/tokens.css, so that every theme defines them.
const COLOUR =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|(?<![-\w])(?:white|black|red|green|blue|gr[ae]y|yellow|orange)(?![-\w(])/i;

/**
 * @param {string} file @param {string} text of a style sheet @returns {string[]} each declaration with a literal colour
 */
export function ownColours(file, text) {
  const bare = text.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return bare
    .split('\n')
    .flatMap((line, at) =>
      line.includes(':') && COLOUR.test(line.slice(line.indexOf(':')).replaceAll(/var\([^)]*\)/g, ''))
        ? [`${file}:${at + 1} ${line.trim()}`]
        : [],
    );
}
