import { type PageFailureKind, pageFailureRoute } from '@qicheng/contract/browser/page-failure';

const reported = new Set<string>();

/** Reports a page failure to the operators, once per page and kind until a reload. */
export function reportPageFailure(kind: PageFailureKind): void {
  const page = window.location.pathname;
  const key = `${kind} ${page}`;
  if (reported.has(key)) return;
  reported.add(key);
  // A failed report must not become another failure.
  send({ page, kind }).catch(() => reported.delete(key));
}

/** Without the client of the API, whose file may be the missing one. */
async function send(report: { page: string; kind: PageFailureKind }): Promise<void> {
  const [method, path] = pageFailureRoute.split(' ') as [string, string];
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  const response = await fetch(path, { method, headers, body: JSON.stringify(report), keepalive: true });
  if (!response.ok) throw new Error(`the report was answered with ${response.status}`);
}
