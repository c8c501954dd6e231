-- What can be asked of exported tags in standard SQL, here of the database that
--
--     tagline export --to sqlite ~/mocap -o tags.sqlite
--     sqlite3 tags.sqlite
--
-- writes. `tagged` has a row for each range: clip, tag, start_frame, stop_frame (the first frame after the range),
-- start_s, stop_s. The table of `tagline export --to csv` has the same columns, so that DuckDB, Spark and BigQuery
-- answer the same text over CSV files of any number of machines. :a and :b are full names of tags
-- (.parameter set :a "'Locomotion.Run'"); a tag does not count as its parent here: ask for each. :operation is
-- 'union', 'intersection' or 'difference'.
--
-- Answers are ranges that neither overlap nor touch, as those of `tagline query` are.

-- algebra: the frames of A | B (union), A & B (intersection) or A - B (difference)
WITH events AS (
  SELECT clip, start_frame AS frame, CASE WHEN tag = :a THEN 1 ELSE 0 END AS a, CASE WHEN tag = :b THEN 1 ELSE 0 END AS b
  FROM tagged WHERE tag IN (:a, :b)
  UNION ALL
  SELECT clip, stop_frame, CASE WHEN tag = :a THEN -1 ELSE 0 END, CASE WHEN tag = :b THEN -1 ELSE 0 END
  FROM tagged WHERE tag IN (:a, :b)
), moments AS (
  SELECT clip, frame, SUM(a) AS a, SUM(b) AS b FROM events GROUP BY clip, frame
), counts AS (
  SELECT clip, frame, SUM(a) OVER (PARTITION BY clip ORDER BY frame) AS a,
    SUM(b) OVER (PARTITION BY clip ORDER BY frame) AS b
  FROM moments
), states AS (
  SELECT clip, frame, CASE
    WHEN :operation = 'union' AND (a > 0 OR b > 0) THEN 1
    WHEN :operation = 'intersection' AND a > 0 AND b > 0 THEN 1
    WHEN :operation = 'difference' AND a > 0 AND b = 0 THEN 1
    ELSE 0 END AS is_in
  FROM counts
), changes AS (
  SELECT clip, frame, is_in, LAG(is_in, 1, 0) OVER (PARTITION BY clip ORDER BY frame) AS was_in FROM states
), edges AS (
  SELECT clip, frame AS start_frame, LEAD(frame) OVER (PARTITION BY clip ORDER BY frame) AS stop_frame, is_in
  FROM changes WHERE is_in <> was_in
)
SELECT clip, start_frame, stop_frame FROM edges WHERE is_in = 1 ORDER BY clip, start_frame;

-- lengths: how often and how long each tag is there
SELECT tag, COUNT(*) AS ranges, SUM(stop_frame - start_frame) AS frames, SUM(stop_s - start_s) AS seconds,
  MIN(stop_s - start_s) AS shortest_s, MAX(stop_s - start_s) AS longest_s
FROM tagged GROUP BY tag ORDER BY tag;

-- clips: the clips with :a, those with the most of it first
SELECT clip, COUNT(*) AS ranges, SUM(stop_frame - start_frame) AS frames, SUM(stop_s - start_s) AS seconds
FROM tagged WHERE tag = :a GROUP BY clip ORDER BY seconds DESC, clip;
