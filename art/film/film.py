"""python art/film/film.py MASTERS OUT [film ...]: the films of storyboards.json, from the rendered masters and their depth pictures.

MASTERS holds NAME.png (2560x1440) and depth/NAME.png (16 bits, near is white, written by art/scenes/stage.py); without a depth
picture a shot moves flat. A shot's move is [right, up, ahead]: how far the nearest thing travels, as a share of the frame's width.
Each film becomes OUT/NAME-1080.HASH.mp4, OUT/NAME-720.HASH.mp4 (H.264, which every phone plays) and OUT/NAME-ko.HASH.vtt; HASH is of pictures and board,
so the files are immutable.

Needs numpy, opencv-python-headless and ffmpeg with libx264.
"""
import hashlib
import json
import pathlib
import subprocess
import sys

import cv2
import numpy as np

FPS = 24
SIZE = (1920, 1080)
DISSOLVE_S = 0.7
# theme.pine: films open and close on it
GROUND = np.array([0x2B, 0x33, 0x12], np.float32)
H264 = ["-c:v", "libx264", "-preset", "medium", "-pix_fmt", "yuv420p", "-movflags", "+faststart"]
PHONE_BYTES = 4_000_000


def encodes(seconds):
    """Height in lines -> ffmpeg's options. A phone's file stays below PHONE_BYTES: a long film gets fewer bits a second."""
    phone = min(1000, int(PHONE_BYTES * 8 * 0.97 / seconds / 1000))
    return {
        "1080": ["-crf", "24", "-maxrate", "2400k", "-bufsize", "4800k"],
        "720": ["-vf", "scale=1280:720:flags=lanczos", "-crf", "24", "-maxrate", f"{phone}k", "-bufsize", f"{2 * phone}k"],
    }


class Shot:
    """One picture and the way of the camera before it."""

    def __init__(self, board, masters):
        self.seconds, self.move, self.caption = board["seconds"], board["move"], board["caption"]
        self.picture = cv2.imread(str(masters / f"{board['picture']}.png"))
        if self.picture is None:
            raise SystemExit(f"{board['picture']}.png is not in {masters}")
        depth_file = masters / "depth" / f"{board['picture']}.png"
        depth = cv2.imread(str(depth_file), cv2.IMREAD_UNCHANGED) if depth_file.exists() else None
        near = np.full(SIZE[::-1], 0.5, np.float32)
        if depth is not None:
            # What the picture holds is a / (z + a). Parallax goes with 1 / z: only so do planes stay planes and edges straight.
            depth = np.minimum(depth.astype(np.float32) / 65535, 0.98)
            near = depth / (1 - depth)
            near = np.minimum(near / np.percentile(near, 99), 1).astype(np.float32)
            # edges of near things grow a little, so that what they uncover is stretched ground and not a torn contour
            near = cv2.GaussianBlur(cv2.dilate(near, np.ones((9, 9), np.uint8)), (0, 0), 5)
            near = cv2.resize(near, SIZE, interpolation=cv2.INTER_CUBIC)
        self.near = 0.25 + 0.75 * near
        x, y = np.meshgrid(np.linspace(-1, 1, SIZE[0], dtype=np.float32), np.linspace(-1, 1, SIZE[1], dtype=np.float32))
        self.grid = x, y
        reach = abs(self.move[0]) + abs(self.move[1]) + max(0.0, -self.move[2])
        self.zoom = 1 / (1 + 2 * reach + 0.01)

    def frame(self, at):
        """The frame at a share of the shot, 0 to 1, as float BGR."""
        along = (at * at * (3 - 2 * at)) * 0.35 + at * 0.65 - 0.5
        right, up, ahead = (2 * along * way for way in self.move)
        x, y = self.grid
        scale = self.zoom * (1 - (ahead + (abs(self.move[2]) if self.move[2] > 0 else 0)) * self.near)
        u = x * scale + right * self.near
        v = y * scale - up * self.near * SIZE[0] / SIZE[1]
        height, width = self.picture.shape[:2]
        columns, rows = ((u + 1) * ((width - 1) / 2)).astype(np.float32), ((v + 1) * ((height - 1) / 2)).astype(np.float32)
        return cv2.remap(self.picture, columns, rows, cv2.INTER_CUBIC, borderMode=cv2.BORDER_REFLECT_101).astype(np.float32)


def frames(shots):
    """Frames of the whole film: shots dissolve into each other, the first rises from the ground and the last sinks into it."""
    starts = np.cumsum([0] + [shot.seconds for shot in shots])
    for index in range(int(round(starts[-1] * FPS))):
        now = index / FPS
        image = None
        for shot, start in zip(shots, starts):
            # each shot lasts on under the next one's dissolve
            length = shot.seconds + DISSOLVE_S
            if not start <= now < start + length:
                continue
            frame = shot.frame((now - start) / length)
            share = min(1.0, (now - start) / DISSOLVE_S) if start > 0 else 1.0
            image = frame if image is None else image * (1 - share) + frame * share
        fade = min(1.0, (now + 1 / FPS) / 0.8, (starts[-1] - now) / 0.9)
        yield np.clip(image * fade + GROUND * (1 - fade), 0, 255).astype(np.uint8)


def stamp(seconds):
    return f"{int(seconds // 3600):02}:{int(seconds // 60 % 60):02}:{seconds % 60:06.3f}"


def captions(shots):
    """WebVTT: what is seen, as nobody speaks; the first line says that these are illustrations."""
    lines, now = ["WEBVTT", ""], 0.0
    for index, shot in enumerate(shots):
        note = "\n이미지컷: 실제와 다를 수 있습니다" if index == 0 else ""
        lines += [f"{stamp(now)} --> {stamp(now + shot.seconds)}", shot.caption + note, ""]
        now += shot.seconds
    return "\n".join(lines)


def make(name, board, masters, out):
    digest = hashlib.sha256(json.dumps(board, sort_keys=True).encode())
    for shot in board:
        digest.update((masters / f"{shot['picture']}.png").read_bytes())
    digest = digest.hexdigest()[:8]
    for old in out.glob(f"{name}-*"):
        old.unlink()
    shots = [Shot(shot, masters) for shot in board]
    raw = ["-f", "rawvideo", "-pix_fmt", "bgr24", "-s", f"{SIZE[0]}x{SIZE[1]}", "-r", str(FPS), "-i", "-"]
    # one pass writes a near-lossless middle, from which the two sizes are encoded
    middle = out / f"{name}.middle.mkv"
    pipe = subprocess.Popen(["ffmpeg", "-loglevel", "error", "-y", *raw, "-c:v", "libx264", "-preset", "ultrafast", "-crf", "8", "-pix_fmt", "yuv444p", str(middle)], stdin=subprocess.PIPE)
    for frame in frames(shots):
        pipe.stdin.write(frame.tobytes())
    pipe.stdin.close()
    pipe.wait()
    colour = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"]
    seconds = sum(shot.seconds for shot in shots)
    options = encodes(seconds)
    files = {height: out / f"{name}-{height}.{digest}.mp4" for height in options}
    for height, file in files.items():
        subprocess.run(["ffmpeg", "-loglevel", "error", "-y", "-i", str(middle), *options[height], *H264, *colour, "-an", str(file)], check=True)
    middle.unlink()
    (out / f"{name}-ko.{digest}.vtt").write_text(captions(shots), encoding="utf-8")
    print(name, digest, f"{seconds:.0f} s", *(f"{height}: {file.stat().st_size / 1e6:.1f} MB" for height, file in files.items()))


def main():
    masters, out = (pathlib.Path(path) for path in sys.argv[1:3])
    out.mkdir(parents=True, exist_ok=True)
    boards = json.loads((pathlib.Path(__file__).parent / "storyboards.json").read_text(encoding="utf-8"))
    for name in sys.argv[3:] or boards:
        make(name, boards[name], masters, out)


if __name__ == "__main__":
    main()
