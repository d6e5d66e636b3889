"""Furniture: furniture.<kind>(width, depth, height, ...) returns an object that stands in the middle of its back edge on the floor
and faces -y, in metres; kinds are named as the fixtures of the plans (`low_table` for low-table). Stand it with
place(item, x, y, turn) and repeat it with again(item, x, y, turn), which share one mesh.
"""
from .palette import get as finish
from .seating import armchair, bar_stool, bench, chair, office_chair, pouf, shell_chair, sofa
from .solid import Piece, again, place
from .tables import console, desk, dining_table, low_table, vanity
from .decor import basket, book_stack, clock, cup, cushion, frame, fruit_bowl, open_book, rug, throw, tray, vase
from .drapery import blind, curtain
from .lighting import desk_lamp, downlight, floor_lamp, globe_lamp, pendant, table_lamp, wall_lamp
from .sleeping import bed, bedside_table
from .plants import branches, monstera, olive_tree, palm, pampas, plant, rubber_plant, snake_plant, trailing_plant
from .storage import shelf, shoe_cabinet, television, wardrobe
from .bath import basin, bathtub, shower, toilet, towel_rail
from .kitchen import coffee_machine, counter, hob, island, outdoor_unit, oven_tower, refrigerator, sink, washer
from .children import child_chair, child_table, play_house, teddy, toy_shelf, toys
from .gym import dumbbell_rack, exercise_bike, gym_ball, kettlebell, treadmill, weight_bench, yoga_mat
