// Separator of a period; hyphens inside a date (2024-09-01) do not count.
const BETWEEN = /\s[–至](?=\s)/u;

/**
 * A date that may break after its dash: in a narrow column a period takes two lines, each with a whole date.
 */
export function GutterDate({ date }: { date: string }) {
  const between = BETWEEN.exec(date);
  const end = between ? between.index + between[0].length : 0;
  return (
    <span className="moment">
      <span>
        {between && (
          <>
            <span className="moment-part">{date.slice(0, end)}</span>{' '}
          </>
        )}
        <span className="moment-part">{date.slice(end).trimStart()}</span>
      </span>
    </span>
  );
}
