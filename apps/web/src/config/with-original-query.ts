/** The redirect target with the query of the original address, which carries campaigns and invitations. */
export function withOriginalQuery(target: string, { search }: { search: string }): string {
  if (search === '' || search === '?') return target;
  return `${target}${target.includes('?') ? '&' : '?'}${search.slice(1)}`;
}
