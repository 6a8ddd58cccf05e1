import { Button } from '@qicheng/ui/button';
import { Icon } from '@qicheng/ui/icon';
import { useRef, useState, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { getCourse, keepCoursePlace } from '@qicheng/contract/content/index';
import { paths } from '#src/config/paths.js';
import type { Course } from '../content.js';
import articleStyles from './article-view.module.css';
import styles from './course-view.module.css';
import { call } from '#src/lib/api.js';
import { useSession } from '#src/lib/session.js';

interface CoursePlace {
  chapter: number;
  seconds: number;
  done: readonly number[];
}

interface Step {
  chapter: number;
  seconds: number;
  isDone?: boolean;
}

const START: CoursePlace = { chapter: 1, seconds: 0, done: [] };

/** The reader's position in a course; stored on the server for a member, in memory for a visitor. */
function useCoursePlace({ id, progress }: Course) {
  const isMember = useSession((state) => state.isMember);
  const [place, setPlace] = useState<CoursePlace>(progress ?? START);
  useEffect(() => {
    // The page was rendered for a visitor; a member's position is loaded afterwards.
    if (!isMember) return undefined;
    const ended = new AbortController();
    call(getCourse, { id }, { signal: ended.signal })
      .then(({ progress: own }) => own && setPlace(own))
      .catch(() => undefined);
    return () => ended.abort();
  }, [id, isMember]);
  const keep = ({ chapter, seconds, isDone = false }: Step) => {
    setPlace((before) => ({
      chapter,
      seconds,
      done: isDone ? [...new Set([...before.done, chapter])] : before.done,
    }));
    // If saving fails, the member only has to find the position again.
    if (isMember) call(keepCoursePlace, { id, chapter, seconds, isDone }).catch(() => undefined);
  };
  const open = (chapter: number) => keep({ chapter, seconds: 0 });
  return { place, isMember, open, keep };
}

/** How often a playing video saves its position. */
const SAVE_INTERVAL_S = 15;

interface PlayerProps {
  src: string;
  title: string;
  startAt: number;
  onPlace: (seconds: number) => void;
  onEnd: () => void;
}

function Player({ src, title, startAt, onPlace, onEnd }: PlayerProps) {
  const lastSaved = useRef(startAt);
  return (
    <video
      className={styles.video}
      src={src}
      controls
      preload="metadata"
      aria-label={title}
      onLoadedMetadata={({ currentTarget }) => {
        if (startAt > 0 && startAt < currentTarget.duration) currentTarget.currentTime = startAt;
      }}
      onTimeUpdate={({ currentTarget: { currentTime } }) => {
        if (Math.abs(currentTime - lastSaved.current) < SAVE_INTERVAL_S) return;
        lastSaved.current = currentTime;
        onPlace(Math.floor(currentTime));
      }}
      onPause={({ currentTarget: { currentTime } }) => onPlace(Math.floor(currentTime))}
      onEnded={onEnd}
    />
  );
}

/** A course: its chapters beside the open one, which is read or watched; progress is saved. */
export function CourseView({ course }: { course: Course }) {
  const { chapters } = course;
  const { place, isMember, open, keep } = useCoursePlace(course);
  const [startAt, setStartAt] = useState(place.seconds);
  const at = Math.min(place.chapter, chapters.length);
  const chapter = chapters[at - 1];
  const go = (to: number) => {
    setStartAt(0);
    open(to);
  };
  if (!chapter) return null;
  const isDone = place.done.includes(at);
  return (
    <div className={articleStyles.page}>
      <nav className={articleStyles.way} aria-label="位置">
        <Link to={paths.courses.href()}>课程</Link>
        <span aria-hidden="true">/</span>
        <span>{course.category}</span>
      </nav>
      <div className={articleStyles.columns}>
        <article className={articleStyles.article}>
          <header className={articleStyles.head}>
            <h1 className={articleStyles.title}>{course.title}</h1>
            <p className={articleStyles.summary}>{course.summary}</p>
          </header>
          <section aria-labelledby="chapter-title">
            <h2 id="chapter-title" className={styles.chapter}>
              第 {at} 章 · {chapter.title}
            </h2>
            {chapter.video ? (
              <Player
                key={chapter.video}
                src={chapter.video}
                title={chapter.title}
                startAt={startAt}
                onPlace={(seconds) => keep({ chapter: at, seconds })}
                onEnd={() => keep({ chapter: at, seconds: 0, isDone: true })}
              />
            ) : null}
            <div className={articleStyles.text} dangerouslySetInnerHTML={{ __html: chapter.html }} />
            <div className={styles.steps}>
              {at > 1 ? <Button onClick={() => go(at - 1)}>上一章</Button> : null}
              {isMember && !isDone ? (
                <Button icon="check" onClick={() => keep({ chapter: at, seconds: 0, isDone: true })}>
                  这一章学完了
                </Button>
              ) : null}
              {at < chapters.length ? (
                <Button tone="primary" onClick={() => go(at + 1)}>
                  下一章
                </Button>
              ) : null}
            </div>
          </section>
        </article>
        <aside className={articleStyles.related} aria-labelledby="chapters-title">
          <h2 id="chapters-title" className={articleStyles.relatedTitle}>
            {chapters.length} 章 · {course.level}
          </h2>
          <ol className={styles.chapters}>
            {chapters.map(({ title, minutes, video }, index) => (
              <li key={title}>
                <button
                  type="button"
                  className={styles.entry}
                  aria-current={index + 1 === at ? 'true' : undefined}
                  onClick={() => go(index + 1)}
                >
                  <span className={styles.number}>
                    {place.done.includes(index + 1) ? <Icon name="check" size={16} /> : index + 1}
                  </span>
                  <span>
                    {title}
                    <span className={styles.minutes}>
                      {video ? '视频' : '阅读'} · {minutes} 分钟
                      {place.done.includes(index + 1) ? ' · 已学完' : ''}
                    </span>
                  </span>
                </button>
              </li>
            ))}
          </ol>
          {isMember ? null : <p className={styles.hint}>登录后会记住学到哪一章。</p>}
        </aside>
      </div>
    </div>
  );
}
