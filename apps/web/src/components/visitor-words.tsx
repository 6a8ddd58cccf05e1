import { useSession } from '#src/lib/session.js';

/** Words of a sentence that only visitors see: 登录后. They take no space while a stored session is being restored. */
export function VisitorWords({ children }: { children: string }) {
  const isMember = useSession((state) => state.isMember);
  return isMember ? null : <span data-part="visitor">{children}</span>;
}
