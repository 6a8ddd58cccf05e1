// A service run reads a résumé a dozen times, and an edit changes one line. Longer texts are rarely read
// again.
const MAX_TEXTS = 2_000;
const MAX_TEXT_LENGTH = 1_000;

/** Memoizes a function of a text for its most recent arguments. Callers share the result object. */
export function memoize<Answer extends object>(answerTo: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const found = known.get(text);
    if (found) return found;
    const answer = answerTo(text);
    if (text.length > MAX_TEXT_LENGTH) return answer;
    const [oldest] = known.size < MAX_TEXTS ? [] : known.keys();
    if (oldest !== undefined) known.delete(oldest);
    known.set(text, answer);
    return answer;
  };
}
