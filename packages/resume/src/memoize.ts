// A service run reads a résumé a dozen times, and an edit changes one line. Longer texts are rarely read
// again.
const MOST_TEXTS = 2_000;
const LONGEST_TEXT = 1_000;

/** Memoizes a function of a text for its most recent arguments. Callers share the result. */
export function memoize<Answer extends object>(answerTo: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const found = known.get(text);
    if (found) return found;
    const answer = answerTo(text);
    if (text.length > LONGEST_TEXT) return answer;
    const [oldest] = known.size < MOST_TEXTS ? [] : known.keys();
    if (oldest !== undefined) known.delete(oldest);
    known.set(text, answer);
    return answer;
  };
}
