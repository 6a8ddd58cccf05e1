// CPU time of a page's main thread, from a Chromium trace. Unlike durations it hardly depends on other programs.
const LONG_MS = 50;

const isTask = ({ name, tdur }) => name === 'ThreadControllerImpl::RunTask' && tdur !== undefined;
const isMainThread = ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain';
const sum = (tasks) => tasks.reduce((total, { tdur }) => total + tdur / 1_000, 0);

/**
 * The busiest renderer of a trace with the categories `toplevel` and `loading`, in ms of CPU time.
 * @param {{ name: string, pid: number, tid: number, ts: number, tdur?: number, args?: any }[]} events
 */
export function mainThread(events) {
  const tasks = events.filter(isTask);
  const threads = events.filter(isMainThread).map(({ pid, tid }) => ({
    pid,
    tasks: tasks.filter((task) => task.pid === pid && task.tid === tid),
  }));
  const [busiest] = threads.toSorted((one, other) => sum(other.tasks) - sum(one.tasks));
  const paint = events.find(({ name, pid }) => name === 'firstPaint' && pid === busiest.pid)?.ts ?? Infinity;
  return {
    busy: sum(busiest.tasks),
    longest: Math.max(...busiest.tasks.map(({ tdur }) => tdur / 1_000)),
    blocking: busiest.tasks.reduce((total, { tdur }) => total + Math.max(0, tdur / 1_000 - LONG_MS), 0),
    beforePaint: sum(busiest.tasks.filter(({ ts }) => ts < paint)),
  };
}
