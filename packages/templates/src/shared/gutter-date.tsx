/** A date that may break after its dash: in a narrow column a long form takes two lines. */
export function GutterDate({ date }: { date: string }) {
  const dash = /\d{4}\D/.test(date) ? date.search(/(?:[-–]|至(?!今))\s*\S+$/) : -1;
  const isPeriod = dash >= 4 && !/^\d{4}-\d{2}$/.test(date);
  return (
    <span className="moment">
      <span>
        {isPeriod ? date.slice(0, dash + 1) : date}
        {isPeriod && <wbr />}
        {isPeriod && date.slice(dash + 1)}
      </span>
    </span>
  );
}
