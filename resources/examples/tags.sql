-- What can be asked of exported tags in standard SQL, here of the database that
--
--     tagline export --to sqlite ~/mocap -o tags.sqlite
--     sqlite3 tags.sqlite
--
-- writes. Two views are asked, with a row for each range:
--
--     tagged   clip, tag, start_frame, stop_frame (the first frame after the range), start_s, stop_s
--     valued   clip, property, value, start_frame, stop_frame, start_s, stop_s
--
-- The tables of `tagline export --to csv` and `--to values` have the same columns, so that a corpus that outgrew one
-- machine answers the same text over any number of CSV files. :a and :b are full names of tags (a tag does not count as
-- its parent here: ask for each), :property is the name of a property and :value a value of it. How they are given (sqlite3
-- runs all of this in the tests; what is said of the others is from their documentation):
--
--     sqlite3    .parameter set :a "'Locomotion.Run'"
--     Spark      spark.sql(text, args={"a": "Locomotion.Run", "b": "Bad"}); each CSV read with
--                spark.read.csv("tags/*.csv", header=True, inferSchema=True).createOrReplaceTempView("tagged")
--     DuckDB     write $a for :a; execute(text, {"a": "Locomotion.Run", "b": "Bad"}) in Python, after
--                CREATE VIEW tagged AS SELECT * FROM read_csv('tags/*.csv', union_by_name = true);
--     BigQuery   write @a for :a; bq query --use_legacy_sql=false --parameter=a::Locomotion.Run --parameter=b::Bad, where
--                tagged is a table or view of the data set that is set by --dataset_id
--
-- `sed 's/:\([a-z]\)/$\1/g'` (or @ for $) rewrites all of them. The value of a property is a number or a text in SQLite
-- (true is 1); in the CSV column `value` it is what the reader takes it for: give :value as the same type.
--
-- Answers are ranges that neither overlap nor touch, as those of `tagline query` are. A range that is written twice, by two
-- files that hold the same clip, counts once in union, intersection, difference and overlap.

-- union: the frames of A | B
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
  SELECT clip, frame, CASE WHEN a > 0 OR b > 0 THEN 1 ELSE 0 END AS is_in FROM counts
), changes AS (
  SELECT clip, frame, is_in, LAG(is_in, 1, 0) OVER (PARTITION BY clip ORDER BY frame) AS was_in FROM states
), edges AS (
  SELECT clip, frame AS start_frame, LEAD(frame) OVER (PARTITION BY clip ORDER BY frame) AS stop_frame, is_in
  FROM changes WHERE is_in <> was_in
)
SELECT clip, start_frame, stop_frame FROM edges WHERE is_in = 1 ORDER BY clip, start_frame;

-- intersection: the frames of A & B
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
  SELECT clip, frame, CASE WHEN a > 0 AND b > 0 THEN 1 ELSE 0 END AS is_in FROM counts
), changes AS (
  SELECT clip, frame, is_in, LAG(is_in, 1, 0) OVER (PARTITION BY clip ORDER BY frame) AS was_in FROM states
), edges AS (
  SELECT clip, frame AS start_frame, LEAD(frame) OVER (PARTITION BY clip ORDER BY frame) AS stop_frame, is_in
  FROM changes WHERE is_in <> was_in
)
SELECT clip, start_frame, stop_frame FROM edges WHERE is_in = 1 ORDER BY clip, start_frame;

-- difference: the frames of A - B
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
  SELECT clip, frame, CASE WHEN a > 0 AND b = 0 THEN 1 ELSE 0 END AS is_in FROM counts
), changes AS (
  SELECT clip, frame, is_in, LAG(is_in, 1, 0) OVER (PARTITION BY clip ORDER BY frame) AS was_in FROM states
), edges AS (
  SELECT clip, frame AS start_frame, LEAD(frame) OVER (PARTITION BY clip ORDER BY frame) AS stop_frame, is_in
  FROM changes WHERE is_in <> was_in
)
SELECT clip, start_frame, stop_frame FROM edges WHERE is_in = 1 ORDER BY clip, start_frame;

-- lengths: how often and how long each tag is there, range by range as they were drawn
SELECT tag, COUNT(*) AS ranges, SUM(stop_frame - start_frame) AS frames, SUM(stop_s - start_s) AS seconds,
  MIN(stop_s - start_s) AS shortest_s, MAX(stop_s - start_s) AS longest_s
FROM tagged GROUP BY tag ORDER BY tag;

-- overlap: the frames of :a on which :property has :value
WITH events AS (
  SELECT clip, start_frame AS frame, 1 AS a, 0 AS b FROM tagged WHERE tag = :a
  UNION ALL
  SELECT clip, stop_frame, -1, 0 FROM tagged WHERE tag = :a
  UNION ALL
  SELECT clip, start_frame, 0, 1 FROM valued WHERE property = :property AND value = :value
  UNION ALL
  SELECT clip, stop_frame, 0, -1 FROM valued WHERE property = :property AND value = :value
), moments AS (
  SELECT clip, frame, SUM(a) AS a, SUM(b) AS b FROM events GROUP BY clip, frame
), counts AS (
  SELECT clip, frame, SUM(a) OVER (PARTITION BY clip ORDER BY frame) AS a,
    SUM(b) OVER (PARTITION BY clip ORDER BY frame) AS b
  FROM moments
), states AS (
  SELECT clip, frame, CASE WHEN a > 0 AND b > 0 THEN 1 ELSE 0 END AS is_in FROM counts
), changes AS (
  SELECT clip, frame, is_in, LAG(is_in, 1, 0) OVER (PARTITION BY clip ORDER BY frame) AS was_in FROM states
), edges AS (
  SELECT clip, frame AS start_frame, LEAD(frame) OVER (PARTITION BY clip ORDER BY frame) AS stop_frame, is_in
  FROM changes WHERE is_in <> was_in
)
SELECT clip, start_frame, stop_frame FROM edges WHERE is_in = 1 ORDER BY clip, start_frame;

-- clips: the clips with :a, those with the most of it first
SELECT clip, COUNT(*) AS ranges, SUM(stop_frame - start_frame) AS frames, SUM(stop_s - start_s) AS seconds
FROM tagged WHERE tag = :a GROUP BY clip ORDER BY seconds DESC, clip;
