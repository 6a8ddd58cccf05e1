// What a process of the product tells of itself.

/** Its metrics as text. @param {number | string} port */
export async function metricsAt(port) {
  return (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
}

/**
 * The sum of a metric over those of its labels that hold `label`; 0 when it is not there.
 * @param {string} metrics @param {string} name @param {string} [label] such as `result="failed"`
 */
export const sumOf = (metrics, name, label = '') =>
  [...metrics.matchAll(new RegExp(`^${name}(?:{(.*)})? (\\S+)$`, 'gm'))]
    .filter(([, labels = '']) => labels.includes(label))
    .reduce((sum, [, , value]) => sum + Number(value), 0);
