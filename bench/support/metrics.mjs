// The metrics of a process of the product.

/** Its metrics as text. @param {number | string} port */
export async function metricsAt(port) {
  return (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
}

/**
 * The sum of a metric over its series whose labels contain `label`; 0 if there is none.
 * @param {string} metrics @param {string} name @param {string} [label] such as `result="failed"`
 */
export const sumOf = (metrics, name, label = '') =>
  [...metrics.matchAll(new RegExp(`^${name}(?:{(.*)})? (\\S+)$`, 'gm'))]
    .filter(([, labels = '']) => labels.includes(label))
    .reduce((sum, [, , value]) => sum + Number(value), 0);
