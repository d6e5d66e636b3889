"""python art/film/film.py PICTURES OUT [film ...]: the films of storyboards.json, from the pictures as encoded in public/pictures.

Each film has two shapes: wide, for the frame of 1300x500 of a desktop, and narrow, for the 400x300 of a phone. A shot moves a frame of
that shape over one picture: a shift and a scale, the same for each of its pixels, so that no line can bend. Its way, one a shape, is
[x, y, width] at its beginning and its end: the frame's middle and its width as shares of the picture. A frame has at least as many
pixels of the picture as the film has: nothing is enlarged. A shot of several pictures, taken by one camera that stands still, goes
through them: the light moves. A shot with a `take` is a filmed one: its pictures are the frames that takes.py of the scenes renders,
read from the folder in TAKES.
Each film becomes OUT/NAME-wide.HASH.mp4, OUT/NAME-narrow.HASH.mp4 (H.264, which every phone plays) and OUT/NAME-ko.HASH.vtt; HASH is of
the films' bytes and the captions, so the files are immutable. With FRAMES=1 it becomes OUT/NAME-SHAPE.png instead, a frame of each second, to judge
where a shape cuts.

Needs numpy, opencv-python-headless and ffmpeg with libx264.
"""
import hashlib
import json
import os
import pathlib
import subprocess
import sys

import cv2
import numpy as np

FPS = 24
# 1300x500 and 400x300 of the page, at 1.44 and 2.4 pixels each.
SIZES = {"wide": (1872, 720), "narrow": (960, 720)}
# Of a film with a take: as many pixels as its frames have.
TAKE_SIZES = {"wide": (1560, 600), "narrow": (800, 600)}
# Drawn larger and averaged, so that windows of distant towers do not shimmer while the frame moves.
SUPERSAMPLING = 2
# Eight frames: a longer dissolve shows two pictures at once.
DISSOLVE_S = 8 / FPS
# How much of a shot of several pictures each picture stands before it becomes the next.
STANDING = 0.35
H264 = ["-c:v", "libx264", "-preset", "slow", "-crf", "25", "-pix_fmt", "yuv420p", "-movflags", "+faststart"]
BT709 = ["-vf", "scale=out_color_matrix=bt709:out_range=tv", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"]
PHONE_BYTES = 4_000_000


def bit_rates(seconds):
    """Shape -> the most kbit a second. A phone's file stays below PHONE_BYTES: a long film gets fewer bits a second."""
    return {"wide": 1600, "narrow": min(800, int(PHONE_BYTES * 8 * 0.97 / seconds / 1000))}


def eased(share):
    return share * share * (3 - 2 * share)


def sizes(board):
    return TAKE_SIZES if any("take" in shot for shot in board) else SIZES


class Shot:
    """One or more pictures of one camera, and the way of a frame of a size over them."""

    def __init__(self, board, shape, size, pictures):
        self.caption, self.size, self.name = board["caption"], size, board.get("take") or board["pictures"][0]
        self.start, self.end = (np.array(board[shape][key], np.float64) for key in ("from", "to"))
        self.prepare(board, pictures)
        lines, columns = self.picture(0).shape[:2]
        for x, y, width in (self.start, self.end):
            height = width * columns * self.size[1] / self.size[0] / lines
            if min(x, 1 - x) < width / 2 - 1e-9 or min(y, 1 - y) < height / 2 - 1e-9:
                raise SystemExit(f"{self.name}, {shape}: a frame of {width} around {x}, {y} reaches beyond the picture")
            if width * columns < self.size[0] - 0.5:
                raise SystemExit(f"{self.name}, {shape}: a frame of {width} would be enlarged, {self.size[0] / columns:.4f} is the least")

    def prepare(self, board, pictures):
        self.seconds = board["seconds"]
        self.images = [cv2.imread(str(find(pictures, name))) for name in board["pictures"]]

    def picture(self, index):
        return self.images[index]

    def window(self, at):
        """The middle and width of the frame at a share of the shot."""
        # nearly even, so that a dissolve shows both shots in motion
        return self.start + (self.end - self.start) * (0.75 * at + 0.25 * eased(at))

    def frame(self, at):
        """The frame at a share of the shot, 0 to 1, as float BGR."""
        window = self.window(at)
        reached = at * (len(self.images) - 1)
        index = min(int(reached), len(self.images) - 2) if len(self.images) > 1 else 0
        share = eased(min(1.0, max(0.0, (reached - index - STANDING / 2) / (1 - STANDING)))) if len(self.images) > 1 else 0.0
        image = self.cut(self.images[index], *window)
        if share > 0:
            image = image * (1 - share) + self.cut(self.images[index + 1], *window) * share
        return image

    def cut(self, image, middle_x, middle_y, width):
        lines, columns = image.shape[:2]
        if abs(width * columns - self.size[0]) < 0.5 and lines == self.size[1]:
            left = round(middle_x * columns - self.size[0] / 2)
            return image[:, left : left + self.size[0]].astype(np.float32)
        target = (self.size[0] * SUPERSAMPLING, self.size[1] * SUPERSAMPLING)
        scale = width * columns / target[0]
        left, top = middle_x * columns - scale * target[0] / 2, middle_y * lines - scale * target[1] / 2
        to_source = np.array([[scale, 0, left + scale / 2 - 0.5], [0, scale, top + scale / 2 - 0.5]])
        large = cv2.warpAffine(image, to_source, target, flags=cv2.INTER_CUBIC | cv2.WARP_INVERSE_MAP, borderMode=cv2.BORDER_REPLICATE)
        return cv2.resize(large, self.size, interpolation=cv2.INTER_AREA).astype(np.float32)


class Take(Shot):
    """A filmed shot: a picture for each frame. Its last frames lie under the dissolve into the next shot, as those of every shot do."""

    def prepare(self, board, pictures):
        folder = pathlib.Path(os.environ.get("TAKES", ""), board["take"])
        self.files = sorted(folder.glob("*.png"))
        if not self.files:
            raise SystemExit(f"{folder} holds no frames: TAKES names the folder of the takes")
        self.seconds = len(self.files) / FPS - DISSOLVE_S

    def picture(self, index):
        return cv2.imread(str(self.files[index]))

    def frame(self, at):
        # the time within a shot is a float: a frame's own time may come out just below it
        return self.cut(self.picture(min(int(at * len(self.files) + 0.5), len(self.files) - 1)), *self.window(at))


def find(pictures, name):
    """The widest file of a picture; its name holds a hash of what is in it."""
    files = list(pictures.glob(f"{name}-2560.*.webp"))
    if len(files) != 1:
        raise SystemExit(f"{name}-2560.HASH.webp is not in {pictures}")
    return files[0]


def frames(shots, every=1):
    """Every frame of the whole film, or one of `every`: shots dissolve into each other, and the film ends on its last picture."""
    starts = np.cumsum([0] + [shot.seconds for shot in shots])
    for index in range(0, int(round(starts[-1] * FPS)), every):
        now = index / FPS
        image = None
        for shot, start in zip(shots, starts):
            # each shot lasts on under the next one's dissolve
            length = shot.seconds + DISSOLVE_S
            if not start <= now < start + length:
                continue
            frame = shot.frame((now - start) / length)
            share = eased(min(1.0, (now - start) / DISSOLVE_S)) if start > 0 else 1.0
            image = frame if image is None else image * (1 - share) + frame * share
        yield np.clip(image, 0, 255).astype(np.uint8)


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


def contact_sheet(shots, file):
    """A small frame of each second, five a row."""
    stills = [cv2.resize(frame, None, fx=0.25, fy=0.25, interpolation=cv2.INTER_AREA) for frame in frames(shots, every=FPS)]
    stills += [np.zeros_like(stills[0])] * (-len(stills) % 5)
    cv2.imwrite(str(file), np.vstack([np.hstack(stills[at : at + 5]) for at in range(0, len(stills), 5)]))


def encode(shots, kilobits, file):
    width, height = shots[0].size
    raw = ["-f", "rawvideo", "-pix_fmt", "bgr24", "-s", f"{width}x{height}", "-r", str(FPS), "-i", "-"]
    rate = ["-maxrate", f"{kilobits}k", "-bufsize", f"{2 * kilobits}k"]
    pipe = subprocess.Popen(["ffmpeg", "-loglevel", "error", "-y", *raw, *BT709, *H264, *rate, "-an", str(file)], stdin=subprocess.PIPE)
    for frame in frames(shots):
        pipe.stdin.write(frame.tobytes())
    pipe.stdin.close()
    if pipe.wait() != 0:
        raise SystemExit(f"{file}: ffmpeg failed")


def make(name, board, pictures, out):
    shapes = {shape: [(Take if "take" in shot else Shot)(shot, shape, size, pictures) for shot in board] for shape, size in sizes(board).items()}
    if os.environ.get("FRAMES"):
        for shape, shots in shapes.items():
            contact_sheet(shots, out / f"{name}-{shape}.png")
        return
    seconds = sum(shot.seconds for shot in shapes["wide"])
    drafts = {shape: out / f"draft-{name}-{shape}.mp4" for shape in SIZES}
    for shape, kilobits in bit_rates(seconds).items():
        encode(shapes[shape], kilobits, drafts[shape])
    text = captions(shapes["wide"])
    digest = hashlib.sha256(text.encode())
    for draft in drafts.values():
        digest.update(draft.read_bytes())
    digest = digest.hexdigest()[:8]
    for old in out.glob(f"{name}-*"):
        old.unlink()
    files = {shape: draft.rename(out / f"{name}-{shape}.{digest}.mp4") for shape, draft in drafts.items()}
    (out / f"{name}-ko.{digest}.vtt").write_text(text, encoding="utf-8")
    print(name, digest, f"{seconds:.0f} s", *(f"{shape}: {file.stat().st_size / 1e6:.1f} MB" for shape, file in files.items()))


def main():
    pictures, out = (pathlib.Path(path) for path in sys.argv[1:3])
    out.mkdir(parents=True, exist_ok=True)
    boards = json.loads((pathlib.Path(__file__).parent / "storyboards.json").read_text(encoding="utf-8"))
    for name in sys.argv[3:] or boards:
        make(name, boards[name], pictures, out)


if __name__ == "__main__":
    main()
