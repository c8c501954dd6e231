# Runs a script of tags twice with a stand-in for Unreal, and checks what it sets on the sequence.
import json
import sys
import types


class AnimSequence:
    def __init__(self, name):
        self.name, self.tracks, self.states, self.markers, self.metadata = name, [], [], [], {}

    def get_name(self):
        return self.name


class AnimationLibrary:
    @staticmethod
    def is_valid_animation_notify_track_name(asset, track):
        return track in asset.tracks

    @staticmethod
    def add_animation_notify_track(asset, track):
        assert track not in asset.tracks
        asset.tracks.append(track)

    @staticmethod
    def remove_animation_notify_events_by_track(asset, track):
        asset.states = [each for each in asset.states if each[0] != track]

    @staticmethod
    def remove_animation_sync_markers_by_track(asset, track):
        asset.markers = [each for each in asset.markers if each[2] != track]

    @staticmethod
    def add_animation_notify_state_event(asset, track, start, length, kind):
        assert track in asset.tracks
        asset.states.append((track, start, length, kind))

    @staticmethod
    def add_animation_sync_marker(asset, name, start, track):
        asset.markers.append((name, start, track))


class EditorAssetLibrary:
    @staticmethod
    def set_metadata_tag(asset, name, value):
        asset.metadata[name] = value

    @staticmethod
    def save_loaded_asset(asset):
        asset.is_saved = True


class Excluded:
    pass


walk = AnimSequence("walk")
registry = types.SimpleNamespace(
    get_assets_by_path=lambda folder, recursive: [types.SimpleNamespace(get_asset=lambda: each) for each in [walk]])
sys.modules["unreal"] = types.SimpleNamespace(
    AnimSequence=AnimSequence, AnimationLibrary=AnimationLibrary, EditorAssetLibrary=EditorAssetLibrary,
    AssetRegistryHelpers=types.SimpleNamespace(get_asset_registry=lambda: registry),
    AnimNotifyState_PoseSearchExcludeFromDatabase=Excluded, log=print, log_warning=print)
source = open(sys.argv[1], encoding="utf-8").read()
assert "CLASSES = {}" in source
source = source.replace("CLASSES = {}", 'CLASSES = {"Bad": unreal.AnimNotifyState_PoseSearchExcludeFromDatabase}')
for _ in range(2):
    exec(compile(source, sys.argv[1], "exec"), {})
assert [each[0] for each in walk.states] == ["Tagline"] and walk.states[0][3] is Excluded, walk.states
assert abs(walk.states[0][1] - 20 / 30) < 1e-9 and abs(walk.states[0][2] - 6 / 30) < 1e-9, walk.states
assert [each[0] for each in walk.markers] == ["Step \"'''\\"] and abs(walk.markers[0][1] - 0.4) < 1e-9, walk.markers
held = json.loads(walk.metadata["Tagline"])
assert len(held["ranges"]) == 4 and walk.is_saved
